/** One number with its currency before it, or a range of two. */
const amount = /^\D{0,4}\d[\d,.]*(?:\s*(?:-|–|to)\s*\D{0,4}\d[\d,.]*)?(?=\s)/u;

/**
 * A salary in the two parts in which a list shows it: the amount and what it is for ('৳70,000-1,10,000', 'a month'). A
 * text that does not begin with an amount stays whole.
 */
export function splitSalary(salary: string): { amount: string; per: string } {
  const found = amount.exec(salary)?.[0] ?? salary;
  return { amount: found, per: salary.slice(found.length).trim() };
}

/** A number with its currency before it, or a range of two. */
const amount = /^\D{0,4}\d[\d,.]*(?:\s*(?:-|–|to)\s*\D{0,4}\d[\d,.]*)?(?=\s)/u;

/**
 * Splits a salary into the amount and the period: '৳70,000-1,10,000' and 'a month'. A text that does not begin with an
 * amount stays whole, as the amount.
 */
export function splitSalary(salary: string): { amount: string; per: string } {
  const match = amount.exec(salary)?.[0] ?? salary;
  return { amount: match, per: salary.slice(match.length).trim() };
}

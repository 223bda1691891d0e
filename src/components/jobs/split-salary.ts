/** A number with its currency before or after it; after it a sign, or two or three letters that are no word of the sentence. */
const sum = String.raw`\D{0,4}\d[\d,.]*(?:\s(?!(?:to|an|per)\s)(?:\p{Sc}|\p{L}{2,3})(?=\s))?`;
/** One such number or a range of two. */
const amount = new RegExp(String.raw`^${sum}(?:\s*(?:-|–|to)\s*${sum})?(?=\s)`, 'u');

/**
 * Splits a salary into the amount and the period: '৳70,000-1,10,000' and 'a month'. A text that does not begin with an
 * amount stays whole, as the amount.
 */
export function splitSalary(salary: string): { amount: string; per: string } {
  const match = amount.exec(salary)?.[0] ?? salary;
  return { amount: match, per: salary.slice(match.length).trim() };
}

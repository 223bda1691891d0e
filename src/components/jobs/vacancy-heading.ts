/** A heading that begins with a number of vacancies: 'Seven open places'. A number without a word is in digits. */
export function vacancyHeading(count: number, numberWords: readonly string[], text: { one: string; many: string }): string {
  return `${numberWords[count] ?? count} ${count === 1 ? text.one : text.many}`;
}

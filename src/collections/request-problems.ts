/** Checks content/request-services.ts against the offers of content/requests.ts. */
import { serviceOptions } from '#content/constants.ts';
import type { Offered } from '#content/requests.ts';
import type { Problem } from './content-error.ts';

const file = 'content/request-services.ts';

/** An offer that the table does not have, a row without an offer, a service that the forms do not offer, and an id of two offers. */
export function requestProblems(offered: readonly Offered[], services: Readonly<Record<string, string>>): Problem[] {
  const problems: Problem[] = [];
  const titles = new Map<string, string>();
  for (const { id, title } of offered) {
    const other = titles.get(id);
    if (other) {
      problems.push({
        file: 'content/requests.ts',
        field: `offered.${id}`,
        found: `"${title}"`,
        expected: `expected a title that gives another id than "${other}"`,
      });
    }
    titles.set(id, title);
  }
  const options: readonly string[] = serviceOptions;
  const expected = `expected one of: ${options.join(', ')}`;
  for (const [id, title] of titles) {
    const service = services[id];
    if (service !== undefined && options.includes(service)) continue;
    const found = service === undefined ? 'nothing' : `"${service}"`;
    problems.push({ file, field: `requestServices.${id}`, found, expected: `${expected}, for "${title}"` });
  }
  for (const [id, service] of Object.entries(services)) {
    if (titles.has(id)) continue;
    problems.push({
      file,
      field: `requestServices.${id}`,
      found: `"${service}"`,
      expected: 'expected no such row, since no offer has this id',
    });
  }
  return problems;
}

import { expect, test } from 'vitest';
import { caseOf } from './offers.ts';
import { nextSteps } from './records.ts';

test('the case of an offer is that of the longest beginning of its id', () => {
  const all = nextSteps.offerCases.flatMap(({ project, offers }) => offers.map((beginning) => ({ project, beginning })));
  expect(all.length).toBeGreaterThan(0);
  for (const { project, beginning } of all) {
    expect(caseOf(beginning)).toBe(project);
    const longer = all.find((other) => other.beginning.startsWith(`${beginning}-more-`));
    expect(caseOf(`${beginning}-more-words`)).toBe(longer?.project ?? project);
  }
  expect(caseOf('no-offer')).toBeUndefined();
});

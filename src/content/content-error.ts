/** The problems of the content, as messages that an editor understands. */
import type * as z from 'zod';

export type Problem = { file: string; field: string; found: string; expected: string };

/** Stops the build. Its message lists every problem: file, field, what was found, what is expected. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const lines = problems.map(sentenceOf);
    super(`The content has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${lines.join('\n')}`);
    this.name = 'ContentError';
    // Of no use to who writes content; Astro prints it below the sentences.
    this.stack = '';
    this.problems = problems;
  }
}

/** A problem in one line, indented. */
export function sentenceOf({ file, field, found, expected }: Problem): string {
  return `  ${file}: ${field}: found ${found}, ${expected}`;
}

/** The value if it fits the schema. If not, its problems are added to `problems`; `at` is the path of the value in its file. */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  file: string,
  problems: Problem[],
  at = '',
): z.output<Schema> | undefined {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const add = (path: PropertyKey[], found: string, expected: string) => {
      const field = [at, ...path].filter((key) => key !== '').join('.') || 'the whole entry';
      problems.push({ file, field, found, expected });
    };
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...issue.path, key], 'a field of that name', noSuchField);
    } else add(issue.path, describe(valueAt(value, issue.path)), expectedText(issue, valueAt(value, issue.path)));
  }
  return undefined;
}

/** The value at a path such as `['whyUs', 'counters']`; undefined if there is none. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value);
}

function describe(found: unknown): string {
  if (found === undefined) return 'nothing';
  const text = typeof found === 'string' ? `"${found}"` : JSON.stringify(found);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

const noSuchField = 'expected no such field';

/** The message of the schema. For missing fields and groups it is ours, because zod's is not written for editors. */
function expectedText(issue: z.core.$ZodIssue, found: unknown): string {
  if (found === undefined && issue.path.length > 0) return 'expected this field to be there';
  return issue.code === 'invalid_type' && issue.expected === 'object' ? 'expected a group of fields' : issue.message;
}

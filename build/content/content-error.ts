/** The problems of the content, as messages that an editor understands. */
import * as v from 'valibot';

export type Problem = { file: string; field: string; found: string; expected: string };

/** Stops the build. Its message lists every problem: file, field, what was found, what is expected. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const lines = problems.map(sentenceOf);
    super(`The content has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** A problem in one line, indented. */
export function sentenceOf({ file, field, found, expected }: Problem): string {
  return `  ${file}: ${field}: found ${found}, ${expected}`;
}

/** The value if it fits the schema. If not, its problems are added to `problems`; `at` is the path of the value in its file. */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  file: string,
  problems: Problem[],
  at = '',
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? '';
    const field = [at, path].filter(Boolean).join('.') || 'the whole entry';
    problems.push({
      file,
      field,
      found: isUnknownField(issue) ? 'a field of that name' : describe(issue.input),
      expected: expectedText(issue),
    });
  }
  return undefined;
}

function describe(found: unknown): string {
  if (found === undefined) return 'nothing';
  const text = typeof found === 'string' ? `"${found}"` : JSON.stringify(found);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function isUnknownField(issue: v.BaseIssue<unknown>): boolean {
  return issue.type === 'strict_object' && issue.expected === 'never';
}

/** The message of the schema. For missing and unknown fields it is ours, because valibot's is not written for editors. */
function expectedText(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return issue.message;
  if (isUnknownField(issue)) return 'expected no such field (the fields there are: content/schema.ts, content/company-schema.ts)';
  return issue.received === 'undefined' ? 'expected this field to be there' : 'expected a group of fields';
}

/** Reads and checks all files of content/ that are no posts, projects or jobs. Plain: for pages, editor and tests, without Astro. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type * as z from 'zod';
import { characterProblems } from './characters.ts';
import { check, ContentError, type Problem } from './content-error.ts';
import { type ContentFile, namedFiles, pageFiles } from './files.ts';
import { companyNames, factNames, type Fill, fillWith, priceNames, sumNames } from './fill.ts';
import { type Priced, priced } from './price.ts';

type Values<Files extends Record<string, ContentFile>> = { [Name in keyof Files]: z.output<Files[Name]['schema']> };

export type Records = Values<typeof namedFiles> &
  Values<ReturnType<typeof pageFiles>> & {
    /** The prices of services by their names. */
    priceOf: ReadonlyMap<string, Priced>;
    /** Fills in what texts name in double braces. Adds a problem for an unknown name. */
    filling: (problems: Problem[]) => Fill;
  };

/**
 * Everything that the files in this folder say. Throws a ContentError with all problems; those of the files that others name come
 * alone, because all else depends on them.
 */
export function readFiles(root: string): Records {
  const problems: Problem[] = [];
  const read = <Schema extends z.ZodType>({ file, schema }: { file: string; schema: Schema }, fill: Fill) => {
    const value = readFile(root, file, fill, problems);
    return value === undefined ? undefined : check(schema, value, shown(root, file), problems);
  };
  const asWritten: Fill = (text) => text;

  const company = read(namedFiles.company, asWritten);
  const currency = read(namedFiles.currency, asWritten);
  if (!company || !currency) throw new ContentError(problems);
  const ofCompany = companyNames(company, currency);
  const facts = read(namedFiles.facts, fillWith(ofCompany, currency, problems));
  if (!facts) throw new ContentError(problems);
  const withFacts = new Map([...ofCompany, ...factNames(facts, currency)]);
  const prices = read(namedFiles.prices, fillWith(withFacts, currency, problems));
  if (!prices || problems.length > 0) throw new ContentError(problems);

  const names = new Map([...withFacts, ...priceNames(prices, currency), ...sumNames(prices, facts, currency, problems)]);
  const priceOf = new Map(prices.services.map((price) => [price.id, priced(price, currency)]));
  const filling = (found: Problem[]) => fillWith(names, currency, found);
  const files: Record<string, ContentFile> = pageFiles(priceOf);
  const pages = Object.entries(files).map(([name, file]) => [name, read(file, filling(problems))]);
  if (problems.length > 0) throw new ContentError(problems);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value has passed the schema of its name
  const checked = Object.fromEntries(pages) as Values<ReturnType<typeof pageFiles>>;
  return { company, currency, facts, prices, priceOf, filling, ...checked };
}

/** The path of a file as problems name it. */
function shown(root: string, file: string): string {
  return join(basename(root), file);
}

/** What a file says, with all its texts filled. Undefined if it cannot be read, which is a problem. */
function readFile(root: string, file: string, fill: Fill, problems: Problem[]): unknown {
  const at = { file: shown(root, file), field: 'the whole file' };
  const path = join(root, file);
  if (!existsSync(path)) {
    problems.push({ ...at, found: 'nothing', expected: 'expected this file to be there' });
    return undefined;
  }
  const source = readFileSync(path, 'utf8');
  problems.push(...characterProblems(source, at.file));
  if (file.endsWith('.json')) return fromJson(source, at, problems);
  return filled(fromYaml(source, at, problems), (text, field) => fill(text, { ...at, field }));
}

/** What is written as YAML. Undefined if it cannot be read, which is a problem. */
export function fromYaml(source: string, at: Pick<Problem, 'file' | 'field'>, problems: Problem[]): unknown {
  try {
    return parse(source);
  } catch (error) {
    const [found = ''] = error instanceof Error ? error.message.split('\n') : [];
    problems.push({ ...at, found, expected: 'expected lines such as "title: Text" (quote a text that contains a colon)' });
    return undefined;
  }
}

/** A browser reads such a file as it is, so that nothing in it is filled. */
function fromJson(source: string, at: Pick<Problem, 'file' | 'field'>, problems: Problem[]): unknown {
  try {
    const value: unknown = JSON.parse(source);
    return filled(value, (text, field) => {
      const [name] = /\{\{.*?\}\}/.exec(text) ?? [];
      if (name) problems.push({ ...at, field, found: name, expected: 'expected the words themselves: browsers read this file as it is' });
      return text;
    });
  } catch (error) {
    const found = error instanceof Error ? error.message : '';
    problems.push({ ...at, found, expected: 'expected JSON: "title": "Text", with a comma after each line but the last' });
    return undefined;
  }
}

/** The same value with each text changed; `at` is the path of the value. */
export function filled(value: unknown, change: (text: string, field: string) => string, at = ''): unknown {
  if (typeof value === 'string') return change(value, at);
  if (Array.isArray(value)) return value.map((item, i) => filled(item, change, `${at}.${i}`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, change, at === '' ? key : `${at}.${key}`)]));
}

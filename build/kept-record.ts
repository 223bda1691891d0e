import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

/**
 * What the last build has noted in a file of JSON; undefined if there is none, if it is damaged, or if another version of this
 * program has written it in another form.
 */
export async function readKeptRecord<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const noted = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return noted.success ? noted.output : undefined;
}

/** The files that the build writes for hosts, as Netlify's own parsers read them. */
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import * as z from 'zod';

const Rules = z.array(z.object({ from: z.string(), to: z.string(), status: z.literal([301, 404]) }));
const Values = z
  .record(z.string(), z.string())
  .transform((values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value])));
const Headers = z.array(
  z
    .object({ for: z.string(), forRegExp: z.instanceof(RegExp), values: Values })
    .transform((rule) => ({ path: rule.for, pattern: rule.forRegExp, headers: rule.values })),
);
/** `_redirects`, by Netlify's parser. */
export async function redirectRules(folder: string): Promise<z.infer<typeof Rules>> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(folder, '_redirects')],
    configRedirects: [],
    minimal: true,
  });
  return Rules.parse(faultless(redirects, errors));
}

/** `_headers`, by Netlify's parser. */
export async function headerRules(folder: string): Promise<z.infer<typeof Headers>> {
  const { headers, errors } = await parseAllHeaders({ headersFiles: [join(folder, '_headers')], configHeaders: [], minimal: false });
  return Headers.parse(faultless(headers, errors));
}

function faultless<T>(read: T, errors: readonly Error[]): T {
  if (errors.length > 0) throw new AggregateError(errors, errors.map(({ message }) => message).join('\n'));
  return read;
}

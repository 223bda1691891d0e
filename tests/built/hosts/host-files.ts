/** The files that the build writes for hosts, as Netlify's own parsers read them. */
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import * as v from 'valibot';

const Redirects = v.array(v.object({ from: v.string(), to: v.string(), status: v.picklist([301, 404]) }));
const Values = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]))),
);
const Headers = v.array(
  v.pipe(
    v.object({ for: v.string(), forRegExp: v.instance(RegExp), values: Values }),
    v.transform((rule) => ({ path: rule.for, pattern: rule.forRegExp, headers: rule.values })),
  ),
);
/** `_redirects`, by Netlify's parser. */
export async function redirectRules(folder: string): Promise<v.InferOutput<typeof Redirects>> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(folder, '_redirects')],
    configRedirects: [],
    minimal: true,
  });
  return v.parse(Redirects, faultless(redirects, errors));
}

/** `_headers`, by Netlify's parser. */
export async function headerRules(folder: string): Promise<v.InferOutput<typeof Headers>> {
  const { headers, errors } = await parseAllHeaders({ headersFiles: [join(folder, '_headers')], configHeaders: [], minimal: false });
  return v.parse(Headers, faultless(headers, errors));
}

function faultless<T>(read: T, errors: readonly Error[]): T {
  if (errors.length > 0) throw new AggregateError(errors, errors.map(({ message }) => message).join('\n'));
  return read;
}

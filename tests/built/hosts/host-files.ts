/** The files that the build writes for hosts, as the hosts' own parsers read them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { cleanUrlsSchema, getTransformedRoutes, headersSchema, redirectsSchema, trailingSlashSchema } from '@vercel/routing-utils';
import { Ajv } from 'ajv';
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
const Routes = v.array(
  v.object({ src: v.string(), status: v.optional(v.number()), headers: v.optional(v.record(v.string(), v.string()), {}) }),
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

const isVercelFile = new Ajv({ strict: false, allErrors: true }).compile({
  type: 'object',
  additionalProperties: false,
  properties: {
    $schema: { type: 'string' },
    cleanUrls: cleanUrlsSchema,
    trailingSlash: trailingSlashSchema,
    redirects: redirectsSchema,
    headers: headersSchema,
  },
});

/** `vercel.json`, checked by Vercel's schemas and turned by its code into the routes that its servers follow. */
export function vercelFile(folder: string): { routes: v.InferOutput<typeof Routes>; cleanUrls: boolean } {
  const file = v.parse(v.looseObject({ cleanUrls: v.boolean() }), JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8')));
  if (!isVercelFile(file)) throw new Error(JSON.stringify(isVercelFile.errors));
  const { routes, error } = getTransformedRoutes(file);
  if (error) throw new Error(error.message);
  return { routes: v.parse(Routes, routes), cleanUrls: file.cleanUrls };
}

function faultless<T>(read: T, errors: readonly Error[]): T {
  if (errors.length > 0) throw new AggregateError(errors, errors.map(({ message }) => message).join('\n'));
  return read;
}

/**
 * A hosted form service on another origin, and the site as a build for it would be.
 *
 * The service's address is part of a build (VITE_FORM_ENDPOINT), and a third build would cost every run half a minute. So the
 * site is the tests' site with that address put into its pages and scripts on the way, at the three places where a build puts
 * it: the form's action and the field `redirect`, the page's policy, and the script. What this cannot prove is proved without a
 * browser: that the variables set the address (src/components/forms/form-service.test.ts), and that the policy names the
 * service. Real servers on ports of their own, since Playwright's routes answer the browser's
 * question beforehand (CORS) by themselves.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { defaultAccessKey, defaultEndpoint } from '#lib/form-rules.ts';
import { site as builtSite } from './sites.ts';

type Answer = 'success' | 'refusal' | 'error' | 'no CORS headers';

export type HostedService = {
  url: string;
  /** What it is asked, in order: method and content type, and the fields of a submission. */
  asked: { method: string | undefined; type: string | undefined; fields: Record<string, string> }[];
  answer: Answer;
  /** When it answers the browser's question whether it may send. */
  answersQuestions: Promise<void>;
};

const key = 'key-of-the-test';
const Fields = z.record(z.string(), z.string());

/** Starts the service and the site that posts to it, for the time of `use`. */
export async function withHostedService(use: (service: HostedService, siteUrl: string) => Promise<void>): Promise<void> {
  const service: HostedService = { url: '', asked: [], answer: 'success', answersQuestions: Promise.resolve() };
  await using serviceServer = await listen((request, response) => void answer(service, request, response));
  service.url = `${serviceServer.url}/submit`;
  await using siteServer = await listen((request, response) => void deliver(service.url, request, response));
  await use(service, siteServer.url);
}

/** The contract of services such as Web3Forms: JSON is answered with JSON, an ordinary form with a redirect. */
async function answer(service: HostedService, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, headers } = request;
  const type = headers['content-type'];
  const body = await text(request);
  const isJson = type === 'application/json';
  const fields = Fields.parse(isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body)));
  service.asked.push({ method, type, fields });
  if (service.answer !== 'no CORS headers') response.setHeader('Access-Control-Allow-Origin', '*');
  if (method === 'OPTIONS') {
    await service.answersQuestions;
    response.setHeader('Access-Control-Allow-Methods', 'POST');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Accept');
    response.writeHead(204).end();
  } else if (service.answer === 'error') {
    response.writeHead(500, { 'Content-Type': 'text/html' }).end('<!doctype html><title>500</title>');
  } else if (!isJson) {
    response.writeHead(303, { Location: fields.redirect ?? '/its-own-thanks' }).end();
  } else {
    const success = service.answer === 'success' && fields.access_key === key;
    response.writeHead(success ? 200 : 400, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ success, message: success ? 'Email sent successfully!' : 'Invalid' }));
  }
}

/** A file of the tests' site, with the service's address in it. */
async function deliver(endpoint: string, { url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const file = await fetch(`http://localhost:${builtSite.port}${url}`, { headers: { 'Accept-Encoding': 'identity' } });
  const type = file.headers.get('content-type') ?? '';
  response.writeHead(file.status, { 'Content-Type': type });
  const own = await file.bytes();
  if (type.startsWith('text/html')) response.end(inPage(new TextDecoder().decode(own), endpoint, `http://${headers.host}/thank-you`));
  else if (type.includes('javascript')) response.end(inScript(new TextDecoder().decode(own), endpoint));
  else response.end(own);
}

function inPage(html: string, endpoint: string, thankYou: string): string {
  const { origin } = new URL(endpoint);
  return html
    .replaceAll(/(?:connect-src|form-action) 'self'/g, `$& ${origin}`)
    .replaceAll(`action="${defaultEndpoint}"`, `action="${endpoint}"`)
    .replaceAll(
      `name="access_key" value="${defaultAccessKey}"/>`,
      `name="access_key" value="${key}"/><input type="hidden" name="redirect" value="${thankYou}"/>`,
    );
}

function inScript(script: string, endpoint: string): string {
  return script.replaceAll(defaultEndpoint, endpoint).replaceAll(defaultAccessKey, key);
}

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const server: Server = createServer(handle).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  return {
    url: `http://localhost:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

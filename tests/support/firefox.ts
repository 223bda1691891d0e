/**
 * What Playwright does not get from Debian's Firefox by WebDriver BiDi: media features (that Firefox does not know the command
 * `emulation.setMediaFeaturesOverride`, without which Playwright opens no page at all), pages without JavaScript, taps, and
 * text that React notices. Firefox can do all of it for a driver that may reach its own window
 * (`--remote-allow-system-access`).
 *
 * No public name leads to Playwright's connection. An update may move what `Driver` describes; the first test then says so
 * (docs/decisions/0022).
 */
import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';

/** How a page is to appear, as far as Firefox can override it. */
type Looks = { media?: string; colorScheme?: string; reducedMotion?: string; javaScriptEnabled?: boolean };

/* oxlint-disable no-underscore-dangle -- the names are Playwright's own */
type Send = (method: string, params: Record<string, unknown>) => Promise<unknown>;
type DriverPage = {
  _session: { send: Send };
  _page: { emulatedMedia: () => Looks };
  rawKeyboard: { sendText: (progress: unknown, text: string) => Promise<unknown> };
  rawTouchscreen: { tap: (progress: unknown, x: number, y: number) => Promise<unknown> };
};
type Driver = {
  _browserSession: { send: Send };
  /** By the name of a user context. */
  _contexts: Map<string, { _options: Looks }>;
  /** By the name of a browsing context. */
  _bidiPages: Map<string, DriverPage>;
};

const Tree = v.object({ contexts: v.tupleWithRest([v.object({ context: v.string() })], v.unknown()) });
const ToCreate = v.object({ userContext: v.string() });
const Created = v.object({ context: v.string() });
const Done = v.object({ type: v.literal('success') });

const unknownCommand = 'emulation.setMediaFeaturesOverride';

export const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox';

/** Makes a browser do what the options of a test, `page.emulateMedia`, `fill` and `tap` ask for. */
export async function extendFirefox(browser: Browser): Promise<void> {
  const driver = driverOf(browser);
  const send = driver._browserSession.send.bind(driver._browserSession);
  const { contexts } = v.parse(Tree, await send('browsingContext.getTree', { 'moz:scope': 'chrome' }));
  const [{ context: firefoxItself }] = contexts;
  const known = new Set<string>();

  /** For one page, or for all pages to come of a user context. */
  function show(pages: { context: string } | { userContext: string }, looks: Looks): Promise<unknown> {
    return call(send, firefoxItself, override, JSON.stringify({ ...pages, looks }));
  }

  driver._browserSession.send = async (method, params) => {
    // Asked for a user context that is still being made: it is done with the first page.
    if (method === unknownCommand) return {};
    if (method !== 'browsingContext.create') return send(method, params);
    const { userContext } = v.parse(ToCreate, params);
    if (!known.has(userContext)) await show({ userContext }, driver._contexts.get(userContext)?._options ?? {});
    known.add(userContext);
    const created = await send(method, params);
    const { context } = v.parse(Created, created);
    const page = driver._bidiPages.get(context);
    if (page) extendPage(page, context, (looks) => show({ context }, looks));
    return created;
  };
}

function extendPage(page: DriverPage, context: string, show: (looks: Looks) => Promise<unknown>): void {
  const send = page._session.send.bind(page._session);
  page._session.send = (method, params) => (method === unknownCommand ? show(page._page.emulatedMedia()) : send(method, params));
  // Playwright sets the field's value and React, which has an eye on that, takes the event that follows for no change.
  page.rawKeyboard.sendText = (_progress, text) => call(send, context, `(text) => document.execCommand('insertText', false, text)`, text);
  page.rawTouchscreen.tap = (_progress, x, y) =>
    send('input.performActions', {
      context,
      actions: [
        {
          type: 'pointer',
          id: 'finger',
          parameters: { pointerType: 'touch' },
          actions: [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
}
/* oxlint-enable no-underscore-dangle */

/** For a page: Firefox tells of an error that is logged nothing but 'Error', so that the page logs its name and message. */
export function tellErrors(): void {
  const log = console.error.bind(console);
  console.error = (...said: unknown[]) => log(...said.map((one) => (one instanceof Error ? `${one.name}: ${one.message}` : one)));
}

/** Calls a function of one text in a page, or in Firefox's own window. */
async function call(send: Send, context: string, functionDeclaration: string, text: string): Promise<void> {
  const answer = await send('script.callFunction', {
    functionDeclaration,
    arguments: [{ type: 'string', value: text }],
    target: { context },
    awaitPromise: false,
    userActivation: true,
  });
  if (!v.is(Done, answer)) throw new Error(`Firefox refused: ${JSON.stringify(answer)}`);
}

/** Runs in Firefox's own window, with its own modules. */
const override = `(told) => {
  const { context, userContext, looks } = JSON.parse(told);
  const manager = (name) => ChromeUtils.importESModule('chrome://remote/content/shared/' + name + '.sys.mjs')[name];
  // What single pages are to look like, by a number that a page keeps when it moves to another process.
  const looksOfPages = (globalThis.looksOfPages ??= new Map());
  function show(page, { media, colorScheme, reducedMotion, javaScriptEnabled }) {
    page.mediumOverride = media === 'print' ? 'print' : '';
    page.prefersColorSchemeOverride = colorScheme === 'dark' ? 'dark' : 'light';
    page.prefersReducedMotionOverride = reducedMotion === 'reduce' ? 'reduce' : 'none';
    if (javaScriptEnabled === false) page.allowJavascript = false;
  }
  if (context) {
    const page = manager('NavigableManager').getBrowsingContextById(context);
    looksOfPages.set(page.browserId, looks);
    return show(page, looks);
  }
  const id = manager('UserContextManager').getInternalIdById(userContext);
  Services.obs.addObserver((page) => {
    if (!page.parent && page.originAttributes.userContextId === id) show(page, { ...looks, ...looksOfPages.get(page.browserId) });
  }, 'browsing-context-attached');
}`;

function driverOf(browser: Browser): Driver {
  const connection: unknown = Reflect.get(browser, '_connection');
  const toDriver: unknown = typeof connection === 'object' && connection && Reflect.get(connection, 'toImpl');
  const driver: unknown = typeof toDriver === 'function' && Reflect.apply(toDriver, connection, [browser]);
  if (!isDriver(driver)) throw new Error('Playwright has moved what tests/support/firefox.ts uses of it.');
  return driver;
}

function isDriver(value: unknown): value is Driver {
  return typeof value === 'object' && value !== null && '_browserSession' in value && '_contexts' in value && '_bidiPages' in value;
}

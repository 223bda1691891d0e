/** Turns rendered pages into delivered ones. What all pages share is prepared once. */
import { type EntryKey, structuredData } from '../structured-data/structured-data.ts';
import { parsePage, writePage } from './html.ts';
import { classesOf, finishPage, finishPageWithoutApp, type Origins } from './page.ts';
import { type PageFacts, readFacts } from './page-facts.ts';
import { usedStyles } from './used-styles.ts';

export type FinisherSettings = {
  siteUrl: string;
  /** The address of the whole style sheet, and its text. */
  sheet: { address: string; text: string };
  origins: Origins;
};

type Options = {
  /** The entry that the page is about. */
  entry?: EntryKey;
  /** For a page in which the app does not start. */
  script?: string;
};

export class Finisher {
  /** The scripts that begin the app, by address. Pages of one kind share one. */
  readonly startScripts = new Map<string, string>();
  readonly #settings: FinisherSettings;
  readonly #stylesOf: ReturnType<typeof usedStyles>;

  constructor(settings: FinisherSettings) {
    this.#settings = settings;
    this.#stylesOf = usedStyles(settings.sheet.text);
  }

  /** `start` is the address of the script that begins the app, or empty. Throws if the router's markup is not as expected. */
  finish(rendered: string, file: string, { entry, script }: Options = {}): { html: string; facts: PageFacts; start: string } {
    const { siteUrl, sheet, origins } = this.#settings;
    const page = parsePage(rendered, file);
    // 404.html answers unknown addresses. When the app starts it may show any screen there, so the page contains all styles.
    const own = file === '404.html' ? sheet.text : this.#stylesOf(classesOf(page));
    let start = '';
    if (script === undefined) start = finishPage(page, file, { own, sheet: sheet.address }, this.startScripts, origins);
    else finishPageWithoutApp(page, file, own, script, origins);
    const facts = readFacts(page, file);
    structuredData(page, facts, siteUrl, entry);
    return { html: writePage(page), facts, start };
  }
}

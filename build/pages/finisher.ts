/** Turns rendered pages into delivered ones. What all pages share is prepared once. */
import { type EntryKey, structuredData } from '../structured-data/structured-data.ts';
import { parsePage, writePage } from './html.ts';
import { classesOf, finishPage, finishPageWithoutApp, type Origins } from './page.ts';
import { type PageFacts, readFacts } from './page-facts.ts';
import { usedStyles } from './used-styles.ts';

export type FinisherSettings = {
  siteUrl: string;
  /**
   * The text of the whole style sheet, the address of the file that loads with the app, and the classes whose rules that does not
   * have, because each page has them.
   */
  sheet: { text: string; address: string; onEveryPage: string[] };
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

  /**
   * `start` is the address of the script that begins the app, or empty. Throws if the router's markup is not as expected, or if the
   * page lacks a class of every page.
   */
  finish(rendered: string, file: string, { entry, script }: Options = {}): { html: string; facts: PageFacts; start: string } {
    const { siteUrl, sheet, origins } = this.#settings;
    const page = parsePage(rendered, file);
    // 404.html answers unknown addresses. When the app starts it may show any screen there, so the page contains all styles.
    const classes = classesOf(page);
    const own = file === '404.html' ? sheet.text : this.#stylesOf(classes);
    let start = '';
    if (script === undefined) {
      const missing = sheet.onEveryPage.filter((name) => !classes.has(name));
      if (missing.length > 0) throw new Error(`${file}: expected the header and footer of the home page, without ${missing.join(', ')}`);
      start = finishPage(page, file, { own, sheet: sheet.address }, this.startScripts, origins);
    } else finishPageWithoutApp(page, file, own, script, origins);
    const facts = readFacts(page, file);
    structuredData(page, facts, siteUrl, entry);
    return { html: writePage(page), facts, start };
  }
}

import type { ReactElement } from 'react';
import { pageSize } from '#content/constants.ts';
import * as durations from '#content/durations.ts';
import { countOf, listFieldId, type ListItems } from '#lib/listing.ts';
import { requiredElement } from '#lib/data-attributes.ts';
import { loadData } from '#lib/load-data.ts';
import { type Choice, storeChoice, storedChoice } from '#lib/stored-choice.ts';
import { trackScroll } from '#lib/track-scroll.ts';

type Loaded<Item> = { all: Item[]; items: ListItems<Item>; render: (elements: ReactElement[]) => Element[] };

/**
 * A long list whose beginning is in the page (src/components/ui/filtered-list.tsx). A search text and a category filter it, 'Load
 * More' shows nine more, and a new filter goes back to nine (decisions section 7). The items, and what draws them, are loaded when
 * somebody touches one of the list's controls.
 */
class FilteredList<Item> {
  readonly #list = requiredElement(document, 'ul[data-list]', HTMLUListElement);
  readonly #field = requiredElement(document, `#${listFieldId}`, HTMLInputElement);
  readonly #carousel = requiredElement(document, 'main slide-carousel', HTMLElement);
  readonly #chips = [...this.#carousel.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  readonly #more = requiredElement(document, 'button[data-action=more]', HTMLButtonElement);
  readonly #status = requiredElement(document, 'main [role=status]', HTMLElement);
  readonly #loadItems: () => Promise<ListItems<Item>>;
  /** Each item as it has been shown, by its key. */
  readonly #shown = new Map<string | null, Element>();
  readonly #delivered = [...this.#list.children];
  #choice: Choice = { text: '', category: null, count: pageSize };
  #loading: Promise<Loaded<Item>> | undefined;
  #failed = false;
  /** Where to scroll when the list is as it was left. */
  #place = 0;

  constructor(loadItems: () => Promise<ListItems<Item>>) {
    this.#loadItems = loadItems;
    for (const item of this.#delivered) this.#shown.set(item.getAttribute('data-key'), item);
    this.#restore();
    this.#listen();
  }

  #restore(): void {
    const stored = storedChoice();
    const top = trackScroll();
    // What somebody has typed or pressed before this script started is newer.
    const pressed = this.#chips.find(({ checked }) => checked)?.value;
    if (stored && this.#field.value === '') this.#field.value = stored.text;
    if (stored) this.#place = top;
    if (!stored && this.#field.value === '' && !pressed) return;
    void this.#choose({ ...stored, text: this.#field.value, category: pressed ?? stored?.category ?? null });
  }

  #listen(): void {
    const prepare = () => void this.#load().catch(() => {});
    for (const type of ['pointerover', 'focusin']) {
      for (const control of [this.#field, this.#carousel, this.#more]) control.addEventListener(type, prepare, { once: true });
    }
    this.#field.addEventListener('input', () => void this.#choose({ text: this.#field.value }));
    for (const chip of this.#chips) {
      chip.addEventListener('change', () => void this.#choose({ category: chip.checked ? chip.value : null }));
      chip.addEventListener('keydown', ({ key }) => key === 'Enter' && chip.click());
    }
    this.#more.addEventListener('click', () => {
      const count = this.#choice.count + (this.#failed ? 0 : pageSize);
      void this.#choose({ count }, this.#list.children.length);
    });
    requiredElement(document, 'button[data-action=clear]', HTMLButtonElement).addEventListener('click', () => {
      this.#field.value = '';
      void this.#choose({ text: '', category: null }, 0);
    });
  }

  /** Shows what is chosen. `focus` is the item that gets the focus then, since the pressed button moves or disappears. */
  async #choose(change: Partial<Choice>, focus?: number): Promise<void> {
    const choice = { ...this.#choice, count: pageSize, ...change };
    this.#choice = choice;
    storeChoice(choice);
    this.#markCategory(choice.category);
    if (this.#failed) this.#say(this.#status.dataset.trying);
    const isFiltered = choice.text !== '' || choice.category !== null;
    this.#list.ariaBusy = 'true';
    const needsAll = isFiltered || choice.count > this.#delivered.length;
    const loaded = needsAll ? await this.#load().catch(() => null) : undefined;
    // What was pressed shows before the list follows, however long it is.
    await nextFrame();
    if (choice !== this.#choice) return;
    this.#list.ariaBusy = null;
    this.#failed = loaded === null;
    if (loaded === null) {
      // Nobody takes a part of the matches for all of them.
      this.#show(isFiltered ? [] : this.#delivered);
      this.#offer(this.#more.dataset.again);
      this.#say(this.#status.dataset.failed);
      return;
    }
    this.#tell(...(loaded ? this.#matching(loaded) : ([this.#delivered, Number(this.#list.dataset.total)] as const)));
    if (focus !== undefined) this.#focus(focus);
    if (this.#place > 0) scrollTo({ top: this.#place, behavior: 'instant' });
    this.#place = 0;
  }

  /** The items, and what draws them. Rejects when they do not come; the next call tries again. */
  #load(): Promise<Loaded<Item>> {
    this.#loading ??= Promise.all([
      loadData<Item[]>(this.#list.dataset.list ?? ''),
      this.#loadItems(),
      import('#lib/render-elements.ts'),
    ]).then(
      ([all, items, { renderElements }]) => ({ all, items, render: renderElements }),
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }

  /** What to show of the items that match, and how many match. */
  #matching({ all, items, render }: Loaded<Item>): readonly [Element[], number] {
    const matching = all.filter((item) => items.matches(item, this.#choice));
    const elements = items.show(matching.slice(0, this.#choice.count));
    const missing = elements.filter(({ key }) => !this.#shown.has(key));
    for (const [i, item] of render(missing).entries()) {
      showSkeleton(item);
      this.#shown.set(missing[i]?.key ?? null, item);
    }
    return [elements.flatMap(({ key }) => this.#shown.get(key) ?? []), matching.length];
  }

  /** Shows these of so many that match. */
  #tell(items: readonly Element[], found: number): void {
    const { of = '', one = '', many = '', none = '' } = this.#status.dataset;
    this.#show(items);
    this.#offer(items.length < found ? this.#more.dataset.more : undefined);
    this.#say(found === 0 ? none : countOf(items.length, found, { of, one, many }));
    this.#status.parentElement?.toggleAttribute('data-empty', found === 0);
  }

  #show(items: readonly Element[]): void {
    const kept = new Set(items);
    for (const item of Array.from(this.#list.children)) if (!kept.has(item)) item.remove();
    for (const [i, item] of items.entries()) {
      const present = this.#list.children[i];
      if (present !== item) this.#list.insertBefore(item, present ?? null);
    }
  }

  /** What the button below the list says; without a text it is hidden. */
  #offer(label: string | undefined): void {
    this.#more.hidden = label === undefined;
    requiredElement(this.#more, 'span', HTMLSpanElement).textContent = label ?? '';
  }

  #say(text = ''): void {
    const sentence = this.#status.querySelector('p');
    if (sentence) sentence.textContent = text;
  }

  /** The chosen one stays in view, so that nobody takes a part of the list for all of it. */
  #markCategory(category: string | null): void {
    for (const chip of this.#chips) chip.checked = chip.value === category;
    const index = this.#chips.findIndex(({ checked }) => checked);
    if (index >= 0) this.#carousel.setAttribute('held', String(index));
    else this.#carousel.removeAttribute('held');
  }

  #focus(index: number): void {
    const link = this.#list.querySelectorAll('a')[index];
    (link ?? this.#status).focus({ preventScroll: true });
    // A pointer leaves the page where it is; a keyboard has to see where it is.
    if (link?.matches(':focus-visible')) link.scrollIntoView({ block: 'nearest' });
  }
}

/** A card is a skeleton until its picture has loaded or failed, or four seconds have passed (specification section 4). */
function showSkeleton(item: Element): void {
  const card = item.querySelector('article');
  const end = () => card?.removeAttribute('aria-busy');
  card?.setAttribute('aria-busy', 'true');
  for (const type of ['load', 'error']) card?.addEventListener(type, end, { capture: true, once: true });
  setTimeout(end, durations.skeletonLimit);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Starts the list of the page. `loadItems` gives what it shows. */
export function startFilteredList<Item>(loadItems: () => Promise<ListItems<Item>>): void {
  // oxlint-disable-next-line no-new -- it listens to the page
  new FilteredList(loadItems);
}

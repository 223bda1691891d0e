import { includesQuery } from '#lib/normalise.ts';
import { storeChoice, storedChoice } from '#lib/stored-choice.ts';
import type { HookSelector } from '#lib/data-attributes.ts';

/**
 * Filters the list of jobs (src/components/jobs/job-list.tsx) by the text in its search field and the chosen category,
 * and says beside each category how many jobs match it and the text.
 */
function filterJobs(list: HTMLElement): void {
  const field = list.querySelector<HTMLInputElement>('[type=search]');
  const options = [...list.querySelectorAll<HTMLInputElement>('[type=radio]')];
  const items = [...list.querySelectorAll<HTMLElement>('[data-category]' satisfies HookSelector)];
  const status = list.querySelector<HTMLElement>('[role=status]');
  if (!field || !status) return;

  function choose(): void {
    const text = field?.value ?? '';
    const category = options.find(({ checked }) => checked)?.value || null;
    storeChoice({ text, category, count: items.length });
    show(text, category);
  }

  function show(text: string, category: string | null): void {
    for (const item of items) item.hidden = !matches(item, text, category);
    for (const option of options) {
      const number = option.parentElement?.querySelector('span');
      if (number) number.textContent = String(items.filter((item) => matches(item, text, option.value || null)).length);
    }
    if (status) say(status, items.filter(({ hidden }) => !hidden).length);
  }

  const stored = storedChoice();
  // What somebody has typed or chosen before this script started is newer.
  if (stored && field.value === '' && options[0]?.checked) {
    field.value = stored.text;
    for (const option of options) option.checked = option.value === (stored.category ?? '');
  }
  if (stored || field.value !== '' || !options[0]?.checked) choose();
  list.addEventListener('input', choose);
}

/** Whether a job's title contains the text, in any case, and it is in the category (specification section 5). */
function matches({ dataset }: HTMLElement, text: string, category: string | null): boolean {
  return includesQuery([dataset.title ?? ''], text) && (category === null || dataset.category === category);
}

function say(status: HTMLElement, found: number): void {
  const { one, many, empty } = status.dataset;
  status.classList.toggle('visually-hidden', found > 0);
  status.textContent = (found > 0 ? `${found} ${found === 1 ? one : many}` : empty) ?? '';
}

const list = document.getElementById('jobs');
if (list) filterJobs(list);

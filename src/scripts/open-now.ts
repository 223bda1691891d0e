import type { HookSelector } from '#lib/data-attributes.ts';
import { openAt } from '#lib/office-hours.ts';

const time = { hour: '2-digit', minute: '2-digit' } as const;
const format = (at: number, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options).format(at);

/** Says in each such place whether the office is open; in the visitor's own time too where that is another one. */
function showOpen(): void {
  const now = Date.now();
  for (const element of document.querySelectorAll<HTMLElement>('[data-open-now]' satisfies HookSelector)) {
    const { days = '', opens, closes, ahead: minutes, open, openHere, closed, closedHere } = element.dataset;
    const ahead = Number(minutes);
    const hours = { days: [...days].map(Number), opens: Number(opens), closes: Number(closes) };
    const { isOpen, changes } = openAt(now, hours, ahead);
    const isHere = new Date(changes).getTimezoneOffset() === -ahead;
    const text = isOpen ? (isHere ? openHere : open) : isHere ? closedHere : closed;
    // The office's clock, read as if it were UTC.
    const there = changes + ahead * 60_000;
    const day = format(there, { weekday: 'long', timeZone: 'UTC' });
    const localDay = format(changes, { weekday: 'long' });
    const at = format(there, { ...time, timeZone: 'UTC' });
    element.textContent = (text ?? '')
      .replace('{closes}', at)
      .replace('{opens}', at)
      .replace('{day}', day)
      .replace('{local}', `${localDay === day ? '' : `${localDay} `}${format(changes, time)}`);
    element.dataset.isOpen = String(isOpen);
  }
}

showOpen();
setInterval(showOpen, 60_000);

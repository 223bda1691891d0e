import { layout } from '#content/records.ts';
import { site } from '#content/site.ts';
import { minutesAhead, readOfficeHours } from '#lib/office-hours.ts';
import { hook } from '#lib/data-attributes.ts';
import styles from './open-now.module.css';

/** The office hours; with JavaScript whether somebody is there now, in the visitor's own time too (src/scripts/open-now.ts). */
export function OpenNow() {
  const { days, opens, closes } = readOfficeHours(site.officeHours);
  const { open, openHere, closed, closedHere } = layout.hours;
  return (
    <p
      className={`small ${styles.now}`}
      {...hook('open-now', '')}
      data-days={days.join('')}
      data-opens={opens}
      data-closes={closes}
      data-ahead={minutesAhead(site.utcOffset)}
      data-open={open}
      data-open-here={openHere}
      data-closed={closed}
      data-closed-here={closedHere}
    >
      {site.officeHours}
    </p>
  );
}

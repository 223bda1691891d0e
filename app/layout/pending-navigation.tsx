import { useEffect, useState, useSyncExternalStore } from 'react';
import { layout } from '#content/pages/layout.ts';
import { lastFailure, subscribeToFailedLoads } from '#app/lib/until-loaded.ts';
import styles from './pending-navigation.module.css';

type Props = {
  /** Of the page that does not come at once: fulfilled when it is there, or when the visitor has asked for another one. */
  arrival: Promise<void> | undefined;
};

/**
 * A line of stitches at the top of the window, and a status for assistive technology, until the page that was asked for is there:
 * within the app the browser does not show that it loads. Not while the notice about a failed load stands there.
 */
export function PendingNavigation({ arrival }: Props) {
  const failure = useSyncExternalStore(subscribeToFailedLoads, lastFailure, () => 0);
  const [arrived, setArrived] = useState(arrival);
  const told = arrival !== arrived && failure === 0;

  useEffect(() => void arrival?.then(() => setArrived(arrival)), [arrival]);

  return (
    <p role="status" className={told ? styles.line : 'visually-hidden'}>
      {told && layout.loading}
    </p>
  );
}

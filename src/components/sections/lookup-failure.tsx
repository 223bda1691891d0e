import noResults from '#assets/woven/no-results.svg?no-inline';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useHydrated } from '#lib/use-hydrated.ts';
import styles from './lookup-failure.module.css';

/**
 * The page for a post, project or job that does not exist: only the specified text, as the page's heading (specification
 * section 8), beside an unfinished cloth. A prerendered page does not know its address, and some hosts ignore upper and lower
 * case ('LARAVEL developer' and 'Laravel Developer'). So the app runs the loader again after hydration.
 */
export function LookupFailure({ text }: { text: string }) {
  const { revalidate } = useRevalidator();
  const wasPrerendered = useRef(!useHydrated());

  useEffect(() => {
    if (wasPrerendered.current) void revalidate();
  }, [revalidate]);

  return (
    <section className={`container ${styles.failure}`}>
      <img src={noResults} width="624" height="648" alt="" />
      <h1>{text}</h1>
    </section>
  );
}

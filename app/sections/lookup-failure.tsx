import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useHydrated } from '#app/lib/use-hydrated.ts';

/**
 * The page for a post, project or job that does not exist: only the specified text, as the page's heading (specification
 * section 8). A prerendered page does not know its address, and some hosts ignore upper and lower case ('LARAVEL developer'
 * and 'Laravel Developer'). So the app runs the loader again after hydration.
 */
export function LookupFailure({ text }: { text: string }) {
  const { revalidate } = useRevalidator();
  const wasPrerendered = useRef(!useHydrated());

  useEffect(() => {
    if (wasPrerendered.current) void revalidate();
  }, [revalidate]);

  return (
    <section className="section">
      <div className="container">
        <h1>{text}</h1>
      </div>
    </section>
  );
}

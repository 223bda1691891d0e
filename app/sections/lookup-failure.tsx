import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useHydrated } from '#app/lib/use-hydrated.ts';

/**
 * Shown where an address names a post, project or job that does not exist: only the specified text, as the page's heading
 * (specification section 8). A delivered page cannot know which address it is shown for, and not every host tells
 * 'LARAVEL developer' from 'Laravel Developer'. So the app looks the entry up once more when it has started.
 */
export function LookupFailure({ text }: { text: string }) {
  const { revalidate } = useRevalidator();
  const wasDelivered = useRef(!useHydrated());

  useEffect(() => {
    if (wasDelivered.current) void revalidate();
  }, [revalidate]);

  return (
    <section className="section">
      <div className="container">
        <h1>{text}</h1>
      </div>
    </section>
  );
}

/** Hydrates the prerendered page. The script in the page loads this module when the browser is idle (build/pages/page.ts). */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { ignoreUnhandledEvents } from './lib/unhandled-events.ts';

startTransition(() => {
  ignoreUnhandledEvents(() =>
    hydrateRoot(document, <HydratedRouter />, {
      // A hydration mismatch is a defect. The tests fail on an error in the console.
      onRecoverableError(error) {
        // oxlint-disable-next-line no-console
        console.error(error);
      },
    }),
  );
});

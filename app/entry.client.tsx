/** Hydrates the prerendered page. The script in the page loads this module when the browser is idle (build/pages/page.ts). */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { ignoreUnhandledEvents } from './lib/unhandled-events.ts';

startTransition(() => {
  ignoreUnhandledEvents(() =>
    hydrateRoot(document, <HydratedRouter />, {
      onRecoverableError(error) {
        // oxlint-disable-next-line no-console -- a hydration mismatch is a defect: the tests fail on an error in the console
        console.error(error);
      },
    }),
  );
});

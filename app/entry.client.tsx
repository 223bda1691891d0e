/** Starts the app on the delivered page. build/finish.ts calls for it once the page has loaded and painted. */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, {
    // A page that differs from what was delivered is a defect: say so, and let the tests see it.
    onRecoverableError(error) {
      // oxlint-disable-next-line no-console
      console.error(error);
    },
  });
});

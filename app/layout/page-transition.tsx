import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { SharedPictureTransition } from './shared-picture-transition.ts';

/**
 * What a visitor sees when one page takes the place of another: a picture that both pages show grows from its old place into
 * its new one; otherwise the new page fades in. It stands after `ScrollRestoration`, so that the new page is already at its
 * place. The first view does without it, so it loads after the app has started; when it does not load, pages change at once.
 *
 * Not the browser's view transitions: while one runs, every press falls on <html> and is lost, for half a second and longer on
 * a slow phone (docs/decisions/0020).
 */
export function PageTransition() {
  const { pathname } = useLocation();
  const [Transition, setTransition] = useState<typeof SharedPictureTransition>();

  useEffect(() => {
    import('./shared-picture-transition.ts').then(
      (module) => setTransition(() => module.SharedPictureTransition),
      () => {},
    );
  }, []);

  return Transition && <Transition pathname={pathname} />;
}

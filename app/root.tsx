// First, so that the cascade layers are in this order.
import './styles/fonts.css';
import './styles/tokens.css';
import '#generated/woven/tiles.css';
import './styles/base.css';
import './styles/forced-colours.css';
import './styles/print.css';
import './layout/deferred-layout.css';
import '#generated/fonts/bangla.css';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useHref, useLocation } from 'react-router';
import { themeColours } from '#generated/woven/theme-colours.ts';
import { error as copy } from '#content/pages/error.ts';
import { layout } from '#content/pages/layout.ts';
import { notFound } from '#content/pages/not-found.ts';
import { site } from '#content/site.ts';
import { OutboxNotice } from './features/forms/outbox-notice.tsx';
import { FailedNavigation } from './layout/failed-navigation.tsx';
import { RouteAnnouncer } from './layout/route-announcer.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { LinkNavigation } from './layout/link-navigation.tsx';
import { PageTransition } from './layout/page-transition.tsx';
import { pageMeta } from './seo/page-meta.ts';
import { layOutDeferredParts, stopDeferring } from './layout/deferred-layout.ts';
import { PageError } from './sections/page-error.tsx';
import { SiteRoot } from './ui/link.tsx';

export function meta() {
  return pageMeta({ ...notFound.meta, path: '/404', noindex: true });
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useHref('/');
  return (
    <SiteRoot value={root}>
      <html lang={site.language}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <Meta />
          <link rel="alternate" type="application/atom+xml" title={site.name} href="/feed.xml" />
          {/* Safari asks for the other two by their addresses; the first is for programs that cannot draw SVG. */}
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href="/manifest.json" />
          <meta name="theme-color" content={themeColours[0]} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={themeColours[1]} media="(prefers-color-scheme: dark)" />
          {/* Built pages have their styles inline (build/finish.ts). */}
          {import.meta.env.DEV && <Links />}
        </head>
        <body>
          <a className="skip-link" href="#main">
            {layout.skip}
          </a>
          <Header />
          {children}
          <Footer />
          <RouteAnnouncer />
          <LinkNavigation />
          <FailedNavigation />
          <OutboxNotice email={site.email} />
          <HydrationMarker />
          <ScrollRestoration />
          <PageTransition />
          <Scripts />
        </body>
      </html>
    </SiteRoot>
  );
}

/** Marks the document after hydration, for styles and tests that wait for it. */
function HydrationMarker() {
  const { pathname } = useLocation();
  useLayoutEffect(() => stopDeferring, [pathname]);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    void layOutDeferredParts();
  }, []);
  return null;
}

export default function App() {
  const { pathname } = useLocation();
  return (
    <main key={pathname} id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

/** The client's bundle does without it: only the prerender shows it here. */
const NotFound = import.meta.env.SSR ? (await import('./sections/not-found.tsx')).NotFound : null;

/**
 * What 404.html shows until the router has loaded the page of the address. Hydration keeps the prerendered markup as it is
 * (`suppressHydrationWarning`).
 */
export function HydrateFallback() {
  return NotFound ? (
    <main id="main" tabIndex={-1}>
      <NotFound copy={notFound} />
    </main>
  ) : (
    <main id="main" tabIndex={-1} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}

/** Unknown addresses have their own route, so an error that reaches this boundary is a defect. */
export function ErrorBoundary() {
  return (
    <main id="main" tabIndex={-1}>
      <PageError copy={copy} />
    </main>
  );
}

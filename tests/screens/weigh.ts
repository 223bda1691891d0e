import type { Page } from '@playwright/test';

export type Weights = {
  /** Bytes on the wire of one kind of file. Bangla fonts, which come only where they occur, are a kind of their own. */
  all: (kind: string) => number;
  /** Bytes of the pictures that are in the window before anybody scrolls. */
  picturesInView: number;
};

/** Weighs what a page loads until `load` has ended. Lazy pictures near the window come early or late; only those in it count. */
export async function weigh(page: Page, load: () => Promise<void>): Promise<Weights> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requests = new Map<string, { url: string; kind: string }>();
  const files: { url: string; kind: string; bytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response: { url } }) => {
    requests.set(requestId, { url, kind: /bangla[^/]*\.woff2/.test(url) ? 'Bangla' : type });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const request = requests.get(requestId);
    if (!request) return;
    files.push({ ...request, bytes });
  });
  await load();
  const inView = new Set(await picturesInView(page));
  await session.detach();
  const sum = (chosen: typeof files) => chosen.reduce((total, { bytes }) => total + bytes, 0);
  return {
    all: (kind) => sum(files.filter((file) => file.kind === kind)),
    picturesInView: sum(files.filter(({ url }) => inView.has(url))),
  };
}

/** The addresses of the pictures in the window, once all of them have loaded. */
function picturesInView(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && image.checkVisibility();
    });
    await Promise.all(pictures.map((image) => image.decode()));
    return pictures.map(({ currentSrc }) => currentSrc);
  });
}

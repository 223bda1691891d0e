import type { Page } from '@playwright/test';

export type Weights = {
  /**
   * Bytes of one kind of file as they are compressed, without the heads of the answers. Bangla fonts, which come only where they
   * occur, are a kind of their own, and so are the data of the lists and the search.
   */
  all: (kind: string) => number;
  /** Bytes of the pictures that are in the window before anybody scrolls. */
  picturesInView: number;
};

/** Weighs what a page loads until `load` has ended. Lazy pictures near the window come early or late; only those in it count. */
export async function weigh(page: Page, load: () => Promise<void>): Promise<Weights> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requests = new Map<string, { url: string; kind: string; head: number }>();
  const files: { url: string; kind: string; bytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response: { url, encodedDataLength: head } }) => {
    requests.set(requestId, { url, kind: kindOf(url, type), head });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request) return;
    files.push({ ...request, bytes: encodedDataLength - request.head });
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

function kindOf(url: string, type: string): string {
  if (/bangla[^/]*\.woff2/.test(url)) return 'Bangla';
  return new URL(url).pathname.startsWith('/data/') ? 'Data' : type;
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

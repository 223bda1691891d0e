import { chromium } from '@playwright/test';

type Kinds = Record<string, { beforeLoad: number; afterLoad: number }>;

/** Bytes on the wire by kind at 390 px: what comes before the load event and what comes after it. */
export async function bytesOf(executablePath: string, url: string): Promise<Kinds> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const kinds: Kinds = {};
    const types = new Map<string, string>();
    let loaded = false;
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = (kinds[types.get(requestId) ?? 'Other'] ??= { beforeLoad: 0, afterLoad: 0 });
      kind[loaded ? 'afterLoad' : 'beforeLoad'] += encodedDataLength;
    });
    page.on('load', () => (loaded = true));
    await page.goto(url, { waitUntil: 'networkidle' });
    const all = Object.values(kinds);
    return {
      ...kinds,
      all: { beforeLoad: total(all.map((kind) => kind.beforeLoad)), afterLoad: total(all.map((kind) => kind.afterLoad)) },
    };
  } finally {
    await browser.close();
  }
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

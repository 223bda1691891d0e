import { chromium } from '@playwright/test';

type BytesByType = Record<string, { beforeLoad: number; afterLoad: number }>;

/** Transferred bytes by resource type at 390 px, before and after the load event. */
export async function bytesOf(executablePath: string, url: string): Promise<BytesByType> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const bytesByType: BytesByType = {};
    const types = new Map<string, string>();
    let loaded = false;
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const bytes = (bytesByType[types.get(requestId) ?? 'Other'] ??= { beforeLoad: 0, afterLoad: 0 });
      bytes[loaded ? 'afterLoad' : 'beforeLoad'] += encodedDataLength;
    });
    page.on('load', () => (loaded = true));
    await page.goto(url, { waitUntil: 'networkidle' });
    const all = Object.values(bytesByType);
    return {
      ...bytesByType,
      all: { beforeLoad: total(all.map(({ beforeLoad }) => beforeLoad)), afterLoad: total(all.map(({ afterLoad }) => afterLoad)) },
    };
  } finally {
    await browser.close();
  }
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/**
 * Astro's image service (sharp) with three additions: a picture can be a part of its file (`crop`), is never wider than screens
 * need, and has less quality where it has so much detail that a phone would wait for it.
 */
import type { ImageTransform, LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';

/** In px: the widest that any screen shows. */
const maxWidth = 1600;
/** From 1 to 100, best first. */
const qualities: Record<string, readonly number[]> = { avif: [50, 38, 26], webp: [80, 60, 40] };
const bytesPerPixel = 0.11;

const service: LocalImageService = {
  ...sharpService,
  propertiesToHash: ['src', 'width', 'height', 'format', 'quality', 'crop'],

  validateOptions(options, ...context) {
    const { width = 0, height = 0 } = options;
    const fitting: ImageTransform = { ...options };
    if (width > maxWidth) Object.assign(fitting, { width: maxWidth, height: Math.round((height * maxWidth) / width) });
    // The widths of a picture in a text are strings.
    if (fitting.widths) fitting.widths = fitting.widths.map(Number);
    return sharpService.validateOptions?.(fitting, ...context) ?? fitting;
  },

  async getURL(options, ...context) {
    const url = await sharpService.getURL(options, ...context);
    return typeof options.crop === 'string' ? `${url}&crop=${options.crop}` : url;
  },

  async parseURL(url, ...context) {
    const options = await sharpService.parseURL(url, ...context);
    return { src: '', ...options, crop: url.searchParams.get('crop') ?? undefined };
  },

  async transform(bytes, options, ...context) {
    const source = typeof options.crop === 'string' ? await cropped(bytes, options.crop) : bytes;
    const [best, ...lower] = qualities[String(options.format)] ?? [];
    const wanted: unknown = options.quality;
    let made = await sharpService.transform(source, { ...options, quality: wanted ?? best }, ...context);
    for (const quality of lower) {
      const { width = 0, height = 0 }: ImageTransform = options;
      if (made.data.length <= bytesPerPixel * width * height) break;
      made = await sharpService.transform(source, { ...options, quality }, ...context);
    }
    return made;
  },
};

/** A part of a picture without loss: `crop` is left, top, width and height in pixels of the upright picture. */
async function cropped(bytes: Uint8Array, crop: string): Promise<Uint8Array> {
  const [left = 0, top = 0, width = 1, height = 1] = crop.split(',').map(Number);
  return sharp(bytes).autoOrient().extract({ left, top, width, height }).png({ compressionLevel: 0 }).toBuffer();
}

export default service;

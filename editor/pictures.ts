import sharp from 'sharp';

/** Throws an error for an editor if this is no picture that the build can make its widths of. */
export async function assertPicture(name: string, content: Buffer): Promise<void> {
  try {
    // Reads every pixel: a file that was cut short has a good beginning.
    await sharp(content).resize(1).toBuffer();
  } catch {
    throw new Error(`${name} cannot be read as a picture. Save it as JPEG, PNG or WebP and choose it again.`);
  }
}

const upload = /^([^/:]+)\.(avif|gif|jpe?g|png|tiff?|webp)$/i;

/** The name of an uploaded file as the schema wants it: small letters, digits and single hyphens. Other names stay. */
export function pictureName(file: string): string {
  const [, name, extension = ''] = upload.exec(file) ?? [];
  if (name === undefined) return file;
  const plain = name.toLowerCase().match(/[a-z0-9]+/g) ?? ['picture'];
  return `${plain.join('-')}.${extension.toLowerCase()}`;
}

/** The fields with the plain name of each uploaded picture. */
export function withPictureNames(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => {
      if (typeof part === 'string') return [name, pictureName(part)];
      return [name, typeof part === 'object' && part !== null && !Array.isArray(part) ? withPictureNames(part) : part];
    }),
  );
}

/** The same for the pictures of a Markdown text. */
export function withPictureNamesInText(text: string): string {
  return text.replaceAll(/(!\[[^\]]*\]\()([^)\s]+)(?=[)\s])/g, (_all, begin: string, name: string) => begin + pictureName(name));
}

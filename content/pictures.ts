import type { Picture } from './entries.ts';
import type { Picture as PictureField } from './schema.ts';

/** The picture that a typed record names, from the module that the build made of its folder. The build has checked that it is there. */
export function placed(pictures: Record<string, Omit<Picture, 'alt'>>, field: PictureField): Picture {
  const picture = pictures[field.file];
  if (!picture) throw new Error(`There is no picture ${field.file}`);
  return { ...picture, alt: field.alt };
}

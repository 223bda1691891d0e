import type { Picture } from './entries.ts';
import type { Picture as PictureField } from './schema.ts';

/**
 * The picture that a content record names, from the module that the build generates for its folder. Throws when it is missing;
 * the build has already checked that.
 */
export function findPicture(pictures: Record<string, Omit<Picture, 'alt'>>, field: PictureField): Picture {
  const picture = pictures[field.file];
  if (!picture) throw new Error(`There is no picture ${field.file}`);
  return { ...picture, alt: field.alt };
}

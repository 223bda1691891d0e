import type { Picture } from '#content/entries.ts';
import { findPicture } from '#content/pictures.ts';
import type { Picture as PictureField } from '#content/schema.ts';
import { pictures as pages } from './stub-pictures/pages.ts';
import { pictures as menu } from './stub-pictures/products/menu.ts';
import { pictures as ecommerce } from './stub-pictures/products/ecommerce-360.ts';
import { pictures as restaurant } from './stub-pictures/products/restaurant-management.ts';
import { pictures as services } from './stub-pictures/services.ts';

const folders = {
  pages,
  'products/menu': menu,
  'products/ecommerce-360': ecommerce,
  'products/restaurant-management': restaurant,
  services,
};

/** The picture that a record names, from the folder of content/ that belongs to the record. */
export async function recordPicture(folder: keyof typeof folders, field: PictureField | undefined): Promise<Picture> {
  if (!field) throw new Error('stub');
  return findPicture(folders[folder], field);
}

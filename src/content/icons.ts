/** The names of the icons. art/weave draws all but the logos. Each has one meaning. */

/** One for each service and each product, then two more for groups of offers. */
export const glyphNames = [
  ...(['design', 'code', 'cms', 'software', 'app', 'advice', 'shop', 'food', 'learn', 'crm', 'hr', 'erp'] as const),
  ...(['drupal', 'care'] as const),
] as const;

/** What services and products consist of, and sizes of plans. None is the icon of a service or a product. */
export const detailIconNames = [
  ...(['page', 'redraw', 'swatches', 'basket', 'ticket', 'link', 'move', 'care', 'stock', 'bill', 'badge', 'team', 'plan'] as const),
  ...(['money', 'gift', 'percent', 'van', 'table', 'kitchen', 'lesson', 'offline', 'guardian', 'card', 'clock', 'days'] as const),
  ...(['cog', 'phone', 'tablet', 'twins', 'server', 'one', 'two', 'three', 'own'] as const),
] as const;

/** The logos of the networks in the footer (art/social-icons.ts). */
export const socialIconNames = ['linkedin', 'facebook', 'x', 'youtube', 'instagram', 'pinterest', 'threads', 'tiktok'] as const;

export type GlyphName = (typeof glyphNames)[number];
export type DetailIconName = (typeof detailIconNames)[number];
export type SocialIconName = (typeof socialIconNames)[number];

import type { Control } from './controls.ts';

/** Which version of its file a form has opened; it is in no file, and sent back with each save. */
export const versionField = 'version';

export const hiddenVersion: Control = { name: versionField, label: versionField, widget: 'hidden', required: false };

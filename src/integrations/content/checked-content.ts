/** What the configuration takes from content/, checked before anything else imports it. */
import { readFiles } from '#content/read-files.ts';
import { orEnd } from './or-end.ts';

export const { elsewhere } = orEnd(() => readFiles('content'));

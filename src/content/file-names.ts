/** Titles are names of files on every host, and on the machines from which people upload them. */

/** Windows and what is made for it refuse these signs, a dot at the end, and names of devices. */
export function isFileName(title: string): boolean {
  return !/[:*"<>|\n]|\.$|\.html$|^(?:index|con|prn|aux|nul|com\d|lpt\d)$/i.test(title);
}

/** A title with typographic signs in the place of those that file systems refuse. */
export function fileNameFrom(title: string): string {
  const written = title
    .replaceAll(/ ?: /g, ', ')
    .replaceAll(/"([^"]*)"/g, (_, quoted: string) => `“${quoted}”`)
    .replaceAll(/ ?\| ?/g, ' – ')
    .replaceAll(/[:*"<>/\\%?#]|\.+$|\.html$/gi, '')
    .trim();
  return isFileName(written) ? written : `${written} page`;
}

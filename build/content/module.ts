/** Writes values as TypeScript source in which addresses of files are imports, so that the bundler hashes and ships them. */
import type { PictureFiles } from './pictures.ts';

/** A file to import where its address is needed. */
export type Raw = { import: string };
/** A picture set: an address for each width. */
export type Placed = { src: Raw | string; width: number; height: number; alt: string; avif?: SourceSet; cloth?: { src: Raw; width: number; height: number } };
type SourceSet = { set: [file: Raw, width: number][] };

export const raw = (file: string): Raw => ({ import: file });

/** AVIF at every width; the WebP of a middle width is for the few browsers that know no AVIF. */
export function placePicture({ avif, webp, width, height }: PictureFiles, alt: string): Placed {
  const set = (files: [string, number][]): SourceSet => ({ set: files.map(([file, wide]) => [raw(`#${file}?no-inline`), wide]) });
  const middle = webp[Math.floor((webp.length - 1) / 2)] ?? ['', 0];
  return { src: raw(`#${middle[0]}?no-inline`), width, height, alt, ...(avif.length > 0 && { avif: set(avif) }) };
}

export class Module {
  readonly #files = new Map<string, string>();

  /** The value as source. Files become names that `imports()` brings in. */
  literal(value: unknown): string {
    if (isRaw(value)) return this.#name(value.import);
    if (isSet(value)) return `\`${value.set.map(([file, width]) => `\${${this.#name(file.import)}} ${width}w`).join(', ')}\``;
    if (Array.isArray(value)) return `[${value.map((item) => this.literal(item)).join(', ')}]`;
    if (typeof value === 'object' && value !== null) {
      return `{ ${Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${this.literal(item)}`).join(', ')} }`;
    }
    return JSON.stringify(value) ?? 'undefined';
  }

  imports(): string {
    return [...this.#files].map(([file, name]) => `import ${name} from ${JSON.stringify(file)};\n`).join('');
  }

  #name(file: string): string {
    const name = this.#files.get(file) ?? `file${this.#files.size}`;
    this.#files.set(file, name);
    return name;
  }
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && 'import' in value;
}

function isSet(value: unknown): value is SourceSet {
  return typeof value === 'object' && value !== null && 'set' in value;
}

/** Reading the settings, which are variables of the environment. */
import { StartError } from './errors.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** @throws {StartError} for what is not written as `pattern` says, by default as a whole number, or is above the maximum. */
export function number(env: Environment, name: string, fallback: number, maximum: number, pattern = /^\d{1,9}$/): number {
  const value = env[name]?.trim();
  if (!value) return fallback;
  if (pattern.test(value) && Number(value) <= maximum) return Number(value);
  throw new StartError(
    `${name}: expected a ${pattern.test('0.5') ? 'number' : 'whole number'} from 0 to ${maximum}, found ${JSON.stringify(value)}`,
  );
}

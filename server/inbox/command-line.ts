/** Understands the arguments of `npm run inbox` and runs the command. */
import { parseArgs } from 'node:util';
import { reasonOf, UsageError } from '../errors.ts';
import type { Environment } from '../config.ts';
import { type Command, commands } from './commands.ts';

const usage = `The messages of the site's forms, newest first.

  npm run inbox                            the newest, and what is still open
  npm run inbox -- open                    only those that nobody has answered
  npm run inbox -- search TEXT             those that contain the text
      --page N                             the next pages of these three
  npm run inbox -- show ID                 one message in full
  npm run inbox -- done ID                 mark it as answered
  npm run inbox -- delete ID               delete it for good
  npm run inbox -- purge --before DATE     delete all that came before, such as 2026-01-31
  npm run inbox -- export csv|json         print everything, or
      --out FILE                           write it into a new file
  npm run inbox -- backup FILE             copy the whole inbox into a new file
  npm run inbox -- restore FILE            bring a backup into an empty inbox
  npm run inbox -- test-mail               send an e-mail to try the settings

The inbox is the database of DATABASE_URL, or in the folder of DATA_DIR, or in data/.
`;

/**
 * Gives the text to print, piece by piece.
 * @throws {UsageError} for arguments that are not understood, and for what a command cannot do.
 */
export async function* runCommand(input: string[], env: Environment): AsyncGenerator<string> {
  const { help, args, ...options } = readArguments(input);
  if (help) {
    yield usage;
    return;
  }
  const [name = 'list', ...rest] = args;
  const command = Object.entries<Command>(commands).find(([known]) => known === name)?.[1];
  const unknownOption = Object.keys(options).find((option) => !command?.options?.includes(option));
  if (!command || unknownOption || rest.length !== (command.argument ? 1 : 0)) throw notUnderstood(input.join(' '));
  yield* command.run({ argument: rest[0] ?? '', env, ...options });
}

function readArguments(input: string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = { help: { type: 'boolean', short: 'h' }, out: text, page: text, before: text } as const;
    const { values, positionals } = parseArgs({ args: input, options, allowPositionals: true });
    return { ...values, args: positionals };
  } catch (error) {
    throw notUnderstood(reasonOf(error));
  }
}

function notUnderstood(what: string): UsageError {
  return new UsageError(`Not understood: ${what}\n\n${usage}`);
}

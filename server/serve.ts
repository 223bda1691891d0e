/** Starts the server, and stops it without interrupting an answer. */
import { createApp, defaultLimits } from './app.ts';
import type { Config } from './config.ts';
import { openInbox } from './inbox/open-inbox.ts';
import type { Log } from './log.ts';
import { StartError } from './errors.ts';

/** In ms: how long answers under way may take after the server was told to stop. With the rest it is 8 s at most. */
const closeTimeout = 4000;

/** @throws {StartError} if the port is in use, or if the address cannot be used. */
export async function startServer(config: Config, log: Log, limits = defaultLimits) {
  const inbox = await openInbox(config, log);
  const app = await createApp(config, inbox, log, limits);

  async function close(): Promise<void> {
    const deadline = setTimeout(() => app.server.closeAllConnections(), closeTimeout);
    // E-mail stops at once, what is being received is still stored.
    await Promise.all([app.close(), inbox.stopMail()]);
    clearTimeout(deadline);
    await inbox.close();
  }

  try {
    await app.listen({ port: config.port, host: config.host });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    return { port, /** For people. */ inboxLocation: inbox.location, close };
  } catch (error) {
    await close();
    throw startError(error, config);
  }
}

function startError(error: unknown, { port, host }: Config): unknown {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new StartError(
        `PORT: port ${port} is taken by another program. Choose another one: PORT=${port < 65_535 ? port + 1 : port - 1} npm start`,
      );
    case 'EACCES':
      return new StartError(`PORT: this user may not listen on port ${port}. Choose one from 1024 up: PORT=3000 npm start`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST: expected an address of this machine, such as 127.0.0.1 or 0.0.0.0, found ${JSON.stringify(host)}`);
    default:
      return error;
  }
}

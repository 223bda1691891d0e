/** `npm start`: serves the built site and its inbox on one port. */
import { readConfig } from './config.ts';
import { createLog, errorFields } from './log.ts';
import { startServer } from './serve.ts';
import { StartError } from './start-error.ts';

try {
  const config = readConfig(process.env);
  const log = createLog(config.logFormat, (line) => console.log(line));
  const server = await startServer(config, log);
  // Not Node's own report: that prints the error's message, which may quote a request.
  process.on('uncaughtException', (error) => {
    log({ event: 'crash', level: 'error', ...errorFields(error) });
    process.exit(1);
  });
  let closing: Promise<void> | undefined;
  // The terminal sends a signal to this process and npm forwards it again. The second one must not interrupt the shutdown.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      // Ends the process: a message that is being mailed would keep it alive.
      closing ??= server.close().then(() => process.exit());
    });
  }

  if (!config.mail) {
    const message =
      'Nobody is told by email when somebody writes. Set SMTP_URL, MAIL_TO and MAIL_FROM (docs/deployment.md), or look with: npm run inbox';
    log({ event: 'start', level: 'warn', message });
  }
  // Logged last, because a program that waits for this line may stop the server at once.
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const message = `The site is at http://${host}:${server.port}, what its forms send is kept in ${server.inboxLocation}`;
  log({ event: 'start', message });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

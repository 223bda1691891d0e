/** `npm start`: serves the built site and its inbox on one port. */
import { readConfig } from './config.ts';
import { createLog, errorFields } from './log.ts';
import { startServer } from './app.ts';
import { StartError } from './errors.ts';

/** In ms: however long something takes, the process ends by then. */
const stopTimeout = 8000;

// A log that nobody reads any longer, or on a full disk, is no reason to end.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

try {
  const config = readConfig(process.env);
  const log = createLog(config.logFormat, process.stdout);
  const server = await startServer(config, log);
  // Not Node's own report: that prints the error's message, which may quote a request.
  process.on('uncaughtException', (error) => {
    log.fatal({ event: 'crash', ...errorFields(error) });
    process.exit(1);
  });
  let isClosing = false;
  // The terminal sends a signal to this process and npm forwards it again. The second one must not interrupt the shutdown.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      setTimeout(() => process.exit(), stopTimeout).unref();
      // Ends the process: a message that is being mailed would keep it alive.
      void server.close().then(() => process.exit());
    });
  }

  if (!config.mail) {
    log.warn(
      { event: 'start' },
      'Nobody is told by email when somebody writes. Set SMTP_URL, MAIL_TO and MAIL_FROM (docs/deployment.md), or look with: npm run inbox',
    );
  }
  // Logged last, because a program that waits for this line may stop the server at once.
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  log.info({ event: 'start' }, `The site is at http://${host}:${server.port}, what its forms send is stored in ${server.inboxLocation}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** `npm start`: serves the built site and its inbox on one port. */
import { readConfig, StartError } from './config.ts';
import { startServer } from './serve.ts';

try {
  const config = readConfig(process.env);
  const server = await startServer(config, (line) => console.log(`${new Date().toISOString()} ${line}`));
  let closing: Promise<void> | undefined;
  // The terminal sends a signal to this process and npm forwards it again. The second one must not interrupt the shutdown.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      closing ??= server.close();
    });
  }

  // Printed last, because a program that waits for this line may stop the server at once.
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  console.log(`The site is at http://${host}:${server.port}, what its forms send is kept in ${config.dataDir}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

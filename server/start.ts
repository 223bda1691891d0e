/** `npm start`: the built site and its inbox on one address. */
import { readConfig, StartError } from './config.ts';
import { startServer } from './serve.ts';

try {
  const config = readConfig(process.env);
  const server = await startServer(config, (line) => console.log(`${new Date().toISOString()} ${line}`));
  let stopping: Promise<void> | undefined;
  // npm passes a signal on that the terminal has already sent: the second one must not break off what the first began.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      stopping ??= server.close();
    });
  }

  // Comes last: whoever waits for this line may already tell the server to stop.
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  console.log(`The site is at http://${host}:${server.port}, what its forms send is kept in ${config.dataDir}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

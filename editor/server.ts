/** `node editor/server.ts <port> <address of the preview>`: serves the editor to this machine alone. */
import { argv } from 'node:process';

const [port = '3002', preview = ''] = argv.slice(2);
try {
  // The names of company, services and products come with it, out of JSON files.
  const { createEditor } = await import('./app.ts');
  const app = await createEditor(Number(port), preview, 'content');
  await app.listen({ port: Number(port), host: '127.0.0.1' });
} catch (error) {
  if (!(error instanceof SyntaxError) || !error.message.includes('.json')) throw error;
  console.error(`The forms need this file to be JSON. Mend it in a text editor, then start again: ${error.message}`);
  process.exitCode = 1;
}

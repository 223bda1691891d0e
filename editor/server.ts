/** `node editor/server.ts <port> <address of the preview>`: serves the editor to this machine alone. */
import { createEditor } from './app.ts';

const [port = '3002', preview = ''] = process.argv.slice(2);
const app = await createEditor(Number(port), preview, 'content');
await app.listen({ port: Number(port), host: '127.0.0.1' });

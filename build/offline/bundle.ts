/** Scripts that stand beside the app: the service worker, what registers it, and the script of the offline page. */
import { build } from 'vite';

/** The text of a script of app/offline/ with all that it imports. `constants` are put in where the script declares them. */
export async function bundle(name: string, constants: Record<string, unknown> = {}): Promise<string> {
  const define = Object.fromEntries(Object.entries(constants).map(([constant, value]) => [constant, JSON.stringify(value)]));
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: `app/offline/${name}.ts`, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  const [file, ...more] = output && 'output' in output ? output.output : [];
  if (file?.type !== 'chunk' || more.length > 0) throw new Error(`app/offline/${name}.ts did not become one script`);
  return file.code.trim();
}

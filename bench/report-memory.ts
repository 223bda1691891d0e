/** Loaded into a build (scale.ts): tells at its end the most memory that it had, in MiB. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) process.on('exit', () => console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`));

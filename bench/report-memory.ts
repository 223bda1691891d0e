/** Loaded into a build (scale.ts): tells at its end the most memory that it had, in MiB, and its processor time, which counts on a busy machine. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    console.log(`peak memory ${Math.round(maxRSS / 1024)} MiB, processor time ${Math.round((userCPUTime + systemCPUTime) / 1e6)} s`);
  });
}

/**
 * Counts what a monitor watches, since the start: requests by status class, and every logged event that has a result. One log
 * line every few minutes has all of them. The numbers only grow, so a monitor takes differences; `uptime` shows a restart.
 */
import type { LogEvent } from './log.ts';

export type Counters = {
  /** Counts one answer, or with undefined a request whose sender left before the answer. */
  countRequest: (status: number | undefined) => void;
  /** Counts one connection that was closed to make room. */
  countEviction: () => void;
  /** Counts an event with a result: `inbox` with the result `refused` and the reason `origin` is `inbox_refused_origin`. */
  countEvent: (event: LogEvent) => void;
  /** The event to log. */
  read: () => LogEvent;
};

/** There from the start, so that a monitor finds them before the first one is counted. */
const initial = {
  requests_2xx: 0,
  requests_3xx: 0,
  requests_4xx: 0,
  requests_5xx: 0,
  requests_aborted: 0,
  connections_evicted: 0,
  inbox_stored: 0,
  inbox_repeated: 0,
  inbox_honeypot: 0,
  inbox_limited: 0,
  inbox_limited_site: 0,
  inbox_failed: 0,
};

/** @param now - ms of a clock that never runs backwards. */
export function createCounters(now = () => performance.now()): Counters {
  const start = now();
  const counts = new Map<string, number>(Object.entries(initial));

  function add(name: string): void {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }

  return {
    countRequest: (status) => add(status === undefined ? 'requests_aborted' : `requests_${Math.floor(status / 100)}xx`),
    countEviction: () => add('connections_evicted'),
    countEvent({ event, result, reason }) {
      if (result !== undefined) add([event, result, reason].filter((word) => word !== undefined).join('_'));
    },
    read: () => ({
      event: 'counters',
      uptime: Math.round((now() - start) / 1000),
      memory_mb: Math.round(process.memoryUsage.rss() / 1024 ** 2),
      ...Object.fromEntries(counts),
    }),
  };
}

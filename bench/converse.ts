import { connect } from 'node:net';

export type Conversation = {
  port: number;
  /** As `performance.now()` gives it: no request is sent from then on. */
  until: number;
  /** The whole next request as it goes over the wire, one character a byte. */
  next: () => string;
  /** `duration` in ms, from the request's last byte to the answer's last byte. */
  onAnswer: (status: number, duration: number) => void;
  /** A request was sent, and the connection ended before its answer was complete. */
  onFailure: () => void;
};

/** In ms: an answer that takes longer counts as a failure. */
const patience = 30_000;
/** In ms, so that a server that is gone is not asked without pause. */
const pauseAfterFailure = 100;

/**
 * Sends requests one after another over one keep-alive connection, each as soon as the one before it is answered; over a new
 * connection when this one ends. Reads of an answer no more than status and length, because client and server share the
 * machine's processors. Resolves when the last answer is there.
 */
export async function converse(conversation: Conversation): Promise<void> {
  while (performance.now() < conversation.until) {
    await converseOverOneConnection(conversation);
    if (performance.now() < conversation.until) await new Promise((resolve) => setTimeout(resolve, pauseAfterFailure));
  }
}

function converseOverOneConnection({ port, until, next, onAnswer, onFailure }: Conversation): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, timeout: patience });
    let awaited = false;
    let sentAt = 0;
    let head = '';
    let status = 0;
    /** In bytes; undefined while the answer's head is incomplete. */
    let missing: number | undefined;

    function send(): void {
      if (performance.now() >= until) {
        socket.destroy();
        return;
      }
      awaited = true;
      head = '';
      missing = undefined;
      socket.write(next(), 'latin1');
      sentAt = performance.now();
    }

    socket.on('connect', send);
    socket.on('data', (chunk) => {
      if (missing === undefined) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end === -1) return;
        status = Number(head.slice(9, 12));
        missing = lengthOf(head) - (head.length - end - 4);
      } else {
        missing -= chunk.length;
      }
      if (missing > 0) return;
      awaited = false;
      onAnswer(status, performance.now() - sentAt);
      send();
    });
    socket.on('timeout', () => socket.destroy());
    // 'close' follows, also after an error.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (awaited) onFailure();
      resolve();
    });
  });
}

function lengthOf(head: string): number {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`expected an answer that tells its length, received:\n${head}`);
  return Number(length);
}

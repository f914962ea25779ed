import { setTimeout as wait } from 'node:timers/promises';
import { CHANGES_INTERVAL_MS, CHANGES_PATH } from '@home-truths/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { log, reasonOf } from '../log.ts';

const RETRY_DELAY_MS = 500;
/** A stream that is silent for longer may have missed a change. */
const MAX_SILENCE_MS = 8 * CHANGES_INTERVAL_MS;

export interface ChangeSource {
  /** True if no change is missing, except for the last two seconds on a silent connection. */
  isComplete(): boolean;
  /** @param onChange receives a change's tags, or undefined if some changes may have been missed */
  follow(onChange: (tags: readonly string[] | undefined) => void): void;
}

/** Follows the backend's stream of changes, and reconnects when it is lost. */
export function followChanges(apiUrl: string): ChangeSource & { stop(): void } {
  const stopped = new AbortController();
  const listeners: Parameters<ChangeSource['follow']>[0][] = [];
  const report = (tags: readonly string[] | undefined) => {
    for (const listener of listeners) listener(tags);
  };
  let heardAt = Number.NEGATIVE_INFINITY;

  async function readStream() {
    const response = await fetch(apiUrl + CHANGES_PATH, { signal: stopped.signal });
    if (!response.ok || !response.body) throw new Error(`The backend responded with ${response.status}`);
    // the backend numbers the events of each connection
    let nextId = 1;
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { id, data } of events) {
      if (Number(id) !== nextId++) throw new Error('An event is missing');
      heardAt = performance.now();
      if (data) report(data.split(' '));
    }
    throw new Error('The backend ended the stream');
  }

  async function keepReading() {
    let lastReason = '';
    while (!stopped.signal.aborted) {
      const error = await readStream().catch(error => error);
      const wasHeard = heardAt > 0;
      heardAt = Number.NEGATIVE_INFINITY;
      report(undefined);
      if (stopped.signal.aborted) return;
      const reason = reasonOf(error);
      if (wasHeard || reason !== lastReason) log('warn', 'stream of changes lost', { reason });
      lastReason = reason;
      await wait(RETRY_DELAY_MS, undefined, { ref: false });
    }
  }
  void keepReading();
  return {
    isComplete: () => performance.now() - heardAt <= MAX_SILENCE_MS,
    follow: listener => void listeners.push(listener),
    stop: () => stopped.abort(),
  };
}

import type { ServerResponse } from 'node:http';
import type { Clock } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Logger } from '#app/platform/log.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { Change } from './changes.ts';
import { LIVE_TOPICS, type LiveTopic } from './topics.ts';

/** How many streams may be open: in this process, and of one member in it. */
export interface LiveLimits {
  readonly streams: number;
  readonly perMember: number;
}

/** An open event stream of a session. */
interface LiveStream {
  readonly sessionId: number;
  readonly memberId: number;
  readonly response: ServerResponse;
}

export interface StreamsOptions {
  db: Database;
  clock: Clock;
  log: Logger;
  limits: LiveLimits;
}

/**
 * The open event streams of this process. They carry the names of topics and nothing else, and nothing once the session
 * of the stream has ended: sessions are looked up before topics are written.
 */
export class LiveStreams {
  readonly #options: StreamsOptions;
  readonly #byMember = new Map<number, Set<LiveStream>>();
  #size = 0;
  #closed = false;
  /** What changed since the last delivery, by member. */
  #changed = new Map<number, Set<LiveTopic>>();
  #delivery: Promise<void> | null = null;

  constructor(options: StreamsOptions) {
    this.#options = options;
  }

  /** How many streams are open. */
  get size(): number {
    return this.#size;
  }

  /**
   * Adds the response to a member as a stream, until it closes. Gives false for one that has closed before. Throws AppError
   * too_many_requests when the member has too many, or unavailable when this process has, or is stopping.
   */
  add({ memberId, sessionId }: Pick<Viewer, 'memberId' | 'sessionId'>, response: ServerResponse): boolean {
    if (response.destroyed) return false; // it would never tell that it closes, and take its place for ever
    const { limits } = this.#options;
    const streams = this.#byMember.get(memberId) ?? new Set();
    if (streams.size >= limits.perMember) throw new AppError('too_many_requests');
    if (this.#closed || this.#size >= limits.streams) throw new AppError('unavailable');
    const stream = { memberId, sessionId, response };
    this.#byMember.set(memberId, streams.add(stream));
    this.#size += 1;
    response.once('close', () => this.#remove(stream));
    return true;
  }

  #remove(stream: LiveStream): void {
    const streams = this.#byMember.get(stream.memberId);
    if (!streams?.delete(stream)) return;
    this.#size -= 1;
    if (streams.size === 0) this.#byMember.delete(stream.memberId);
  }

  /** Tells the streams of a member that something changed, after those of sessions that have ended were closed. */
  notify({ memberId, topic }: Change): void {
    if (!this.#byMember.has(memberId)) return;
    this.#changed.set(memberId, (this.#changed.get(memberId) ?? new Set()).add(topic));
    this.#delivery ??= this.#deliver().finally(() => {
      this.#delivery = null;
    });
  }

  /** Tells all streams that anything may have changed: changes may have been missed. */
  notifyAll(): void {
    for (const memberId of this.#byMember.keys()) for (const topic of LIVE_TOPICS) this.notify({ memberId, topic });
  }

  /** Delivers what changed; what changes meanwhile comes along in the next round, with one query for all its sessions. */
  async #deliver(): Promise<void> {
    while (this.#changed.size > 0) {
      const changed = this.#changed;
      this.#changed = new Map();
      const streams = [...changed.keys()].flatMap((memberId) => [...(this.#byMember.get(memberId) ?? [])]);
      try {
        await this.#closeEnded(streams);
      } catch (error) {
        this.#options.log.warn(
          { reason: (error as Error).message },
          'event streams were closed: their sessions are unknown',
        );
        for (const { response } of streams) response.destroy(); // the browser comes back, and asks what changed
      }
      for (const { memberId, response } of streams)
        for (const topic of changed.get(memberId) ?? []) writeTo(response, `data: ${topic}\n\n`);
    }
  }

  /** Closes the streams of sessions that have ended (rules.md R8). Throws when the database can't be read. */
  async closeEnded(): Promise<void> {
    await this.#closeEnded(this.#all());
  }

  async #closeEnded(streams: readonly LiveStream[]): Promise<void> {
    if (streams.length === 0) return;
    const { db, clock } = this.#options;
    const sessionIds = [...new Set(streams.map(({ sessionId }) => sessionId))];
    const open = new Set((await findOpenSessions(db, { sessionIds, now: clock.now() })).map(({ id }) => id));
    for (const { sessionId, response } of streams) if (!open.has(sessionId)) response.end();
  }

  /**
   * Writes a comment to every stream, so that no proxy takes it for idle. Ends those that have not taken what was written
   * before: nobody reads them (rules.md R33).
   */
  beat(): void {
    for (const { response } of this.#all()) {
      if (response.writableLength > 0) response.destroy();
      else writeTo(response, ':\n\n');
    }
  }

  /** Ends all streams, and takes no others: the process stops. */
  close(): void {
    this.#closed = true;
    for (const { response } of this.#all()) response.end();
  }

  #all(): LiveStream[] {
    return [...this.#byMember.values()].flatMap((streams) => [...streams]);
  }
}

/** How much of a stream may wait to be taken, in bytes: thousands of topics. */
const MAX_UNSENT = 64 * 1024;

function writeTo(response: ServerResponse, text: string): void {
  if (response.writableEnded || response.destroyed) return;
  if (response.writableLength > MAX_UNSENT) response.destroy();
  else response.write(text);
}

const findOpenSessions = prepared((db, { sessionIds, now }: { sessionIds: number[]; now: Date }) =>
  db
    .selectFrom('session')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(sessionIds))))
    .where('expiresAt', '>', now),
);

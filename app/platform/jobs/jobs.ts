import type { z } from 'zod';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { EventKind } from './events.ts';

/** A kind of job: its name and its payload, which holds ids only (style.md 12). */
export interface JobKind<P extends object = object> {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  /** The schedule of a recurring job, as cron in Europe/Amsterdam. */
  readonly cron?: string;
}

/** Declares a kind of job. */
export const jobKind = <P extends object>(kind: JobKind<P>): JobKind<P> => kind;

/** Something that has jobs: by itself, or as a subscriber to an event. */
export interface JobSource {
  readonly kind: JobKind;
  readonly event?: EventKind;
}

/** Handles a kind of job. It may run twice, and checks access again (style.md 12). */
export interface JobHandler {
  readonly kind: JobKind;
  run(payload: object): Promise<void>;
}

export interface Jobs {
  /** Enqueues jobs of a kind in the caller's transaction: they exist when that commits, and only then. */
  send<P extends object>(db: OpenTransaction, kind: JobKind<P>, ...payloads: readonly P[]): Promise<void>;
  /** Publishes an event in the caller's transaction: every subscriber gets a job of its own for each payload. */
  publish<P extends object>(db: OpenTransaction, event: EventKind<P>, ...payloads: readonly P[]): Promise<void>;
  /**
   * Makes these kinds of jobs known and subscribes those of events. Every process does so when it starts, before it
   * publishes: the subscribers are those of its own features, not rows of the database that each write would read
   * (docs/decisions/jobs.md).
   */
  declare(all: readonly JobSource[]): void;
  /** Starts handling jobs. Removes the schedules of jobs that have no handler any more. */
  work(handlers: readonly JobHandler[]): Promise<void>;
  /** Runs the jobs that have these handlers until none is left; for tests, which have no worker. */
  drain(handlers: readonly JobHandler[]): Promise<void>;
  /** Whether the queue can be reached. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

import type { z } from 'zod';

/** A kind of event: something that happened in one feature, on which others may act. */
export interface EventKind<P extends object = object> {
  readonly name: string;
  readonly payload: z.ZodType<P>;
}

/** Declares a kind of event. */
export const eventKind = <P extends object>(kind: EventKind<P>): EventKind<P> => kind;

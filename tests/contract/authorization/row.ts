import type { DB } from '#app/platform/database/types.generated.ts';
import type { ErrorCode } from '#app/platform/errors/catalogue.ts';
import type { Call, FeatureContract, Request } from '#app/platform/http/calls/contract.ts';
import type { World } from './fixture.ts';
import { type Person, type State, type StateGroup, stateNames, states } from './states.ts';

/** What is sent with a call: its `params`, `query` and `body`. */
type Sent<C extends Call> = Partial<Request<C>> | Promise<Partial<Request<C>>>;

/** A row of the authorization table: one way to make a call, and what everybody gets for it. */
export interface Row<S = Sent<Call>> {
  /** What sets this row apart from the other rows of its call. */
  of?: string;
  /** Whether the world's conversation is open to visitors. */
  public?: boolean;
  /** What is sent. It may prepare rows of its own: the tables are looked at afterwards. */
  request(world: World, by: Person): S;
  answers: Record<State, Expected>;
}

/** The rows of one feature: at least one for each of its calls, and none beside. */
export type RowsOf<F extends FeatureContract> = {
  readonly [N in keyof F]: readonly [Row<Sent<F[N]>>, ...Row<Sent<F[N]>>[]];
};

/** What somebody gets for a call, and the tables in which a row came, went or changed. */
export interface Expected {
  status: number;
  body: { keys: readonly string[] } | { text: string } | { error: ErrorCode };
  changes: readonly (keyof DB)[];
}

/** JSON with exactly these keys, written as 'Items[].Conversation.Id'; none at all for a bare number. */
export const json = (...keys: string[]): Expected => ({ status: 200, body: { keys }, changes: [] });

/** Exactly this text. */
export const text = (expected: string): Expected => ({ status: 200, body: { text: expected }, changes: [] });

/** Success, and nothing to say. */
export const done: Expected = text('');

/** Status 204: there is none. */
export const none: Expected = { status: 204, body: { text: '' }, changes: [] };

/** Refused with this status and `error`. */
export const refused = (status: number, error: ErrorCode): Expected => ({ status, body: { error }, changes: [] });

/** The same, and these tables change. */
export const writes = (expected: Expected, ...changes: (keyof DB)[]): Expected => ({ ...expected, changes });

type Single = Partial<Record<State, Expected>>;
type ByGroup = Record<StateGroup, Expected> & Single;

/** What each state gets: of its own where it is named, else what its group gets, else what everyone gets. */
export function answers(given: ByGroup | ({ everyone: Expected } & Partial<ByGroup>)): Record<State, Expected> {
  const known: Partial<Record<State | StateGroup | 'everyone', Expected>> = given;
  return Object.fromEntries(
    stateNames.map((state) => [state, known[state] ?? known[states[state]] ?? known.everyone]),
  ) as Record<State, Expected>;
}

export const everyone = (expected: Expected) => answers({ everyone: expected });

/** Keys under another: under('Owner', ['Id']) is ['Owner.Id']. */
export const under = (key: string, keys: readonly string[]): string[] => keys.map((inner) => `${key}.${inner}`);

/** The refusal of whoever needs a session for what they ask. */
export const logInFirst = refused(401, 'not_logged_in');

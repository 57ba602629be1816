import type { DB } from '#app/platform/database/types.generated.ts';
import type { ErrorCode } from '#app/platform/errors/catalogue.ts';
import type { Call, FeatureContract, Request } from '#app/platform/http/calls/contract.ts';
import type { Fixture } from './fixture.ts';
import { type Person, type State, type StateGroup, stateNames, states } from './states.ts';

/** The input of a call: `params`, `query` and `body`. */
type CallInput<C extends Call> = Partial<Request<C>> | Promise<Partial<Request<C>>>;

/** A row of the authorization table: one way to make a call, and the response for each state. */
export interface Row<S = CallInput<Call>> {
  /** How this row differs from the other rows of its call. */
  variant?: string;
  /** Whether the fixture's conversation is open to visitors. */
  public?: boolean;
  /** Whether it deletes what others have with somebody: each person then begins with a fixture of their own. */
  deletes?: true;
  /**
   * Gives the input of the call. It may insert rows: changes are recorded only afterwards. Without a parameter for the person
   * they serve everybody, until a call changes something.
   */
  request(fixture: Fixture, person: Person): S;
  responses: Record<State, Expected>;
}

/** The rows of one feature: at least one for each of its calls, and no others. */
export type RowsOf<F extends FeatureContract> = {
  readonly [N in keyof F]: readonly [Row<CallInput<F[N]>>, ...Row<CallInput<F[N]>>[]];
};

/** The response to a call, and the tables in which it inserts, updates or deletes rows. */
export interface Expected {
  status: number;
  body: { keys: readonly string[] } | { text: string } | { error: ErrorCode };
  changes: readonly (keyof DB)[];
}

/** JSON with exactly these keys, written as 'Items[].Conversation.Id'; without keys, a bare number. */
export const json = (...keys: string[]): Expected => ({ status: 200, body: { keys }, changes: [] });

/** Exactly this text. */
export const text = (expected: string): Expected => ({ status: 200, body: { text: expected }, changes: [] });

/** Status 200 with an empty body. */
export const emptyBody: Expected = text('');

/** Status 204: the thing that was asked for does not exist. */
export const noContent: Expected = { status: 204, body: { text: '' }, changes: [] };

/** Refused with this status and `error`. */
export const refused = (status: number, error: ErrorCode): Expected => ({ status, body: { error }, changes: [] });

/** The same response, with changes in these tables. */
export const writes = (expected: Expected, ...changes: (keyof DB)[]): Expected => ({ ...expected, changes });

type Single = Partial<Record<State, Expected>>;
type ByGroup = Record<StateGroup, Expected> & Single;

/** The response for each state: its own if it is named, else that of its group, else that of everyone. */
export function byState(given: ByGroup | ({ everyone: Expected } & Partial<ByGroup>)): Record<State, Expected> {
  const known: Partial<Record<State | StateGroup | 'everyone', Expected>> = given;
  return Object.fromEntries(
    stateNames.map((state) => [state, known[state] ?? known[states[state]] ?? known.everyone]),
  ) as Record<State, Expected>;
}

export const everyone = (expected: Expected) => byState({ everyone: expected });

/** Keys under another: under('Owner', ['Id']) is ['Owner.Id']. */
export const under = (key: string, keys: readonly string[]): string[] => keys.map((inner) => `${key}.${inner}`);

/** The refusal for a person without a session. */
export const notLoggedIn = refused(401, 'not_logged_in');

import type { Platform } from '#app/platform/platform.ts';
import type { Role } from '#app/platform/session/viewer.ts';
import {
  type MemberMade,
  makeMembers,
  makeRegistration,
  makeSessions,
  type SessionMade,
} from '#tests/support/factory/members.ts';

/**
 * Everybody who can make a call; the only place that lists them. `visitors` have no valid session, `members` have one.
 * To add a state, add it here; the type checker then names every row whose groups do not cover it.
 */
export const states = {
  /** Was never here before. */
  visitor: 'visitors',
  /** Registered and knows the password, but did not confirm the address. */
  unconfirmed: 'visitors',
  /** Deleted the account, in another browser: this one still sends its cookie. */
  deleted: 'visitors',
  participant: 'members',
  donor: 'members',
  /** Started the conversation and wrote its first reaction. */
  owner: 'members',
  /** Also named as a moderator of the group. */
  moderator: 'members',
  professional: 'members',
  /** Gives roles to others. */
  administrator: 'members',
  /** Is a contact of the owner, whom they asked. */
  contact: 'members',
  /** Asked the owner for contact, who has not answered. */
  asker: 'members',
  /** Asked the owner for contact, who refused. */
  refused: 'members',
  /** Is blocked by the owner. */
  blocked: 'members',
} as const satisfies Record<string, 'visitors' | 'members'>;

export type State = keyof typeof states;
export type StateGroup = (typeof states)[State];

export const stateNames = Object.keys(states) as State[];

/** Somebody in one of the states, with their session and e-mail address. */
export interface Person {
  state: State;
  member: MemberMade | null;
  session: SessionMade | null;
  email: string;
}

const roles: Partial<Record<State, Role>> = {
  donor: 'donor',
  moderator: 'moderator',
  professional: 'professional',
  administrator: 'administrator',
};

/** Makes one person in each state, all with the password of `passwordHash`. Names and addresses are new each time. */
export async function makePeople(platform: Platform, passwordHash: string): Promise<Record<State, Person>> {
  const registered: State[] = stateNames.filter((state) => state !== 'visitor' && state !== 'unconfirmed');
  const rolesOf = (state: State) => (roles[state] ? [roles[state]] : []);
  const choices = registered.map((state) => ({ passwordHash, roles: rolesOf(state) }));
  const members = await makeMembers(platform, choices);
  const ids = members.map(({ id }) => id);
  const sessions = await makeSessions(platform, ids);
  const unconfirmed = await makeRegistration(platform, { passwordHash });
  const deleted = ids[registered.indexOf('deleted')] as number;
  await platform.db.deleteFrom('member').where('id', '=', deleted).execute();
  const personIn = (state: State): Person => {
    const place = registered.indexOf(state);
    const [member = null, session = null] = [members[place], sessions[place]];
    const email = member?.email ?? (state === 'unconfirmed' ? unconfirmed.email : 'nobody@example.org');
    return { state, member: state === 'deleted' ? null : member, session, email };
  };
  return Object.fromEntries(stateNames.map((state) => [state, personIn(state)])) as Record<State, Person>;
}

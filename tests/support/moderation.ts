import { type MemberMade, makeMember, makeSession } from './factory/members.ts';
import { request } from './request.ts';
import { openTestSite } from './test-site.ts';

/** Why a moderator restricts something, as a form sends it. */
export const REASONS = { Rule: 'respect', Facts: 'Er staan scheldwoorden in.' } as const;

/** A site with two moderators, and the calls that the tests of moderation make. */
export async function openModeration(
  options: Parameters<typeof openTestSite>[1] = {},
  settings: Parameters<typeof openTestSite>[0] = {},
) {
  const site = await openTestSite(settings, options);
  const one = await makeMember(site.platform, { roles: ['moderator'] });
  const two = await makeMember(site.platform, { roles: ['moderator'] });

  /** Makes a call in a new session, because the clock moves by days. */
  const send = async ({ id }: MemberMade, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    request(site, method, `/api/v1/${path}`, { as: await makeSession(site.platform, id), ...(body && { body }) });

  /** Does this with a case, and gives the status of the answer. */
  const act = async (by: MemberMade, id: number, action: string, body: object | undefined = BODIES[action]) =>
    (await send(by, 'POST', `moderation/cases/${id}/${action}`, body)).statusCode;

  return {
    site,
    one,
    two,
    send,
    act,
    handle: (by: MemberMade, id: number, Note = '', Outcome = 'kept') =>
      act(by, id, 'handle', { Outcome, Note, ...(Outcome === 'hidden' && REASONS) }),
    report: async (by: MemberMade, reactionId: number) =>
      (await send(by, 'POST', `conversation-flag/${reactionId}`)).statusCode,
    /** The cases about a reaction, the first opened first. */
    casesAbout: (reactionId: number) =>
      site.platform.db
        .selectFrom('moderationCase')
        .select(['id', 'handledAt'])
        .where('kind', '=', 'reaction')
        .where('subjectId', '=', reactionId)
        .orderBy('id')
        .execute(),
    /** What a moderator gets of a case. */
    read: async (id: number, by = one) => (await send(by, 'GET', `moderation/cases/${id}`)).json(),
  };
}

/** What acts on a case that need more than its id send by default. */
const BODIES: Readonly<Record<string, object>> = { hide: REASONS };

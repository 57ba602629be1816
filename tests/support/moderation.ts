import { type MemberMade, makeMember, makeSession } from './factory/members.ts';
import { request } from './request.ts';
import { openTestSite } from './test-site.ts';

/** A site with two moderators, and the calls that the tests of moderation make. */
export async function openModeration() {
  const site = await openTestSite();
  const one = await makeMember(site.platform, { roles: ['moderator'] });
  const two = await makeMember(site.platform, { roles: ['moderator'] });

  /** Makes a call in a new session, because the clock moves by days. */
  const send = async ({ id }: MemberMade, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    request(site, method, `/api/v1/${path}`, { as: await makeSession(site.platform, id), ...(body && { body }) });

  /** Does this with a case, and gives the status of the answer. */
  const act = async (by: MemberMade, id: number, action: string, body?: object) =>
    (await send(by, 'POST', `moderation/cases/${id}/${action}`, body)).statusCode;

  return {
    site,
    one,
    two,
    send,
    act,
    handle: (by: MemberMade, id: number, Note = '', Outcome = 'kept') => act(by, id, 'handle', { Outcome, Note }),
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

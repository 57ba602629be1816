import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { makeConversation, makeGroup } from '../support/factory/conversations.ts';
import { makeMember, makeSession } from '../support/factory/members.ts';
import { request } from '../support/request.ts';
import { openTestSite } from '../support/test-site.ts';
import { waitFor } from '../support/wait-for.ts';

// `inject` has no connection for the server to wait for, like a client that went away after it had sent its request.

/** A site with a conversation, a member who reacts to it, and a record of the errors in its log. */
async function openSiteToClose() {
  const site = await openTestSite();
  const { platform } = site;
  const session = await makeSession(platform, (await makeMember(platform)).id);
  const group = await makeGroup(platform);
  const conversation = await makeConversation(platform, { groupId: group.id, authorId: null });
  const url = `/api/v1/conversations/${conversation.id}/reactions`;
  const logged = vi.spyOn(platform.log, 'error');
  const react = () => request(site, 'POST', url, { as: session, body: { Body: 'Tot ziens' } });
  return { site, conversation, react, logged };
}

it('R34 a write that has begun when the site closes is finished first', async () => {
  const { site, conversation, react, logged } = await openSiteToClose();
  const other = new Client({ connectionString: site.platform.config.databaseUrl });
  await other.connect();
  await other.query('begin');
  await other.query('select id from conversation where id = $1 for update', [conversation.id]);
  const reaction = react();
  const blocked = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await waitFor(async () => expect((await other.query(blocked)).rowCount).toBe(1));
  const closing = site.server.close().then(() => site.platform.close());
  await waitFor(() => expect(site.platform.jobs.ready()).rejects.toThrow());
  await other.query('rollback');
  const { statusCode } = await reaction;
  await closing;
  const { rowCount } = await other.query('select from reaction where subject_id = $1', [conversation.id]);
  await other.end();
  expect({ statusCode, rowCount, errors: logged.mock.calls }).toEqual({ statusCode: 200, rowCount: 1, errors: [] });
});

it('R34 a request that comes to the database after the site has closed gets 503', async () => {
  const { site, react, logged } = await openSiteToClose();
  await site.platform.close();
  const { statusCode } = await react();
  expect({ statusCode, errors: logged.mock.calls }).toEqual({ statusCode: 503, errors: [] });
  await site.server.close();
});

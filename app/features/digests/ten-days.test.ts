import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '#app/platform/clock.ts';
import type { Mail } from '#app/platform/mail/mailer.ts';
import type { Platform } from '#app/platform/platform.ts';
import { Random } from '#database/seed/load/random.ts';
import { advanceToMorning, runDigests } from '#tests/support/digests.ts';
import { makeConversation, makeFollow, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { type MemberMade, makeMember } from '#tests/support/factory/members.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { entriesOf } from '#tests/support/mailed-entries.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { THOROUGH } from '#tests/support/thorough.ts';
import { LEASE, TRIES_MAX } from './rules.ts';

/* Digests to a real mail server, over days, beside a list of all that was written. `npm run proof -- digests` does the same
   with processes that are killed. */

const MEMBERS = 8;

let server: MailServer;
let site: TestSite;
let members: MemberMade[];
let conversations: { id: number; title: string }[];
/** How much each member should be told of each conversation, by the address and the title. */
let expected: Map<string, number>;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  site = await openTestSite({ SMTP_URL: server.url });
  const group = await makeGroup(site.platform);
  members = await Promise.all(Array.from({ length: MEMBERS }, () => makeMember(site.platform)));
  await site.platform.db.updateTable('member').set({ titlesInMails: true }).execute();
  conversations = [];
  expected = new Map();
  site.clock.advance(MINUTE);
  for (let number = 0; number < 4; number += 1) {
    const conversation = await makeConversation(site.platform, { groupId: group.id, authorId: null });
    for (const { id } of members) await makeFollow(site.platform, { conversationId: conversation.id, memberId: id });
    conversations.push(conversation);
  }
  return () => site.close();
});

/** Has a member react, of which every other one is to be told. */
async function react(by: MemberMade, conversation: { id: number; title: string }): Promise<void> {
  site.clock.advance(MINUTE);
  await makeReaction(site.platform, { conversationId: conversation.id, authorId: by.id });
  await site.platform.db
    .updateTable('conversation')
    .set({ lastActivityAt: site.clock.now() })
    .where('id', '=', conversation.id)
    .execute();
  for (const { email } of members.filter(({ id }) => id !== by.id)) {
    const key = `${email} ${conversation.title}`;
    expected.set(key, (expected.get(key) ?? 0) + 1);
  }
}

const everybodyReacts = async () => {
  for (const [number, member] of members.entries())
    await react(member, conversations[number % conversations.length] ?? { id: 0, title: '' });
};

/** How much the mails from this number on tell each member; a mailbox has one of mails with one id. */
function told(from = 0): Map<string, number> {
  const mails = new Map(server.mails.slice(from).map((mail) => [mail.messageId, mail]));
  const sums = new Map<string, number>();
  for (const mail of mails.values()) {
    for (const { title, label } of entriesOf(mail)) {
      const key = `${mail.to?.[0]?.address} ${title}`;
      sums.set(key, (sums.get(key) ?? 0) + Number.parseInt(label, 10));
    }
  }
  return sums;
}

/**
 * Makes and sends digests in a process that dies: in the middle of a transaction, or before or after a mail was accepted.
 */
async function runAndDie(random: Random): Promise<void> {
  const { platform } = site;
  const { promise: died, resolve: die } = Promise.withResolvers<void>();
  const never = new Promise<never>(() => {});
  const moment = random.below(3);
  let calls = 0;
  const mailer = {
    async send(mail: Mail) {
      if (moment === 2) await platform.mailer.send(mail);
      die();
      return never;
    },
  };
  const clock = {
    now() {
      calls += 1;
      // The third time is asked for at the end of the first transaction.
      if (moment === 0 && calls === 3) throw new Error('The process was killed.');
      return platform.clock.now();
    },
  };
  const dying: Platform = { ...platform, mailer, clock };
  await Promise.race([died, runDigests({ platform: dying }).catch(() => {})]);
}

/** Days on which members write. */
const DAYS = THOROUGH ? 10 : 4;

it('over days, with a worker that is killed between and during runs, each item reaches each reader once', async () => {
  const random = new Random(7);
  const from = server.mails.length;
  for (let day = 0; day < DAYS + 2; day += 1) {
    const written = day < DAYS ? random.below(12) : 0;
    for (let number = 0; number < written; number += 1) await react(random.pick(members), random.pick(conversations));
    advanceToMorning(site.clock);
    for (let kill = random.below(4); kill > 0; kill -= 1) {
      await runAndDie(random);
      if (random.below(2) === 0) site.clock.advance(LEASE);
    }
    await runDigests(site);
    site.clock.advance(LEASE);
    await runDigests(site);
  }
  expect([...expected.values()].length).toBeGreaterThan(2 * DAYS);
  expect(told(from)).toEqual(expected);
  for (const { email } of members) {
    const own = server.mails.slice(from).filter(({ to }) => to?.[0]?.address === email);
    expect(new Set(own.map(({ messageId }) => messageId)).size).toBeLessThanOrEqual(6);
  }
});

it('two workers at the same time send nothing twice', async () => {
  const from = server.mails.length;
  await everybodyReacts();
  for (let day = 0; day < 2; day += 1) {
    advanceToMorning(site.clock);
    await Promise.all([runDigests(site), runDigests(site), runDigests(site)]);
  }
  expect(server.mails.length - from).toBe(MEMBERS);
  expect(told(from)).toEqual(expected);
});

it('with the mail server down for ten minutes all arrive, and none twice', async () => {
  const from = server.mails.length;
  await everybodyReacts();
  for (let day = 0; day < 2; day += 1) {
    advanceToMorning(site.clock);
    await server.stop();
    for (let minute = 0; minute < 10; minute += 1) {
      await runDigests(site);
      site.clock.advance(MINUTE);
    }
    expect(server.mails.length - from).toBe((day * MEMBERS) / 2);
    await server.start();
    for (let minute = 0; minute < 15; minute += 1) {
      await runDigests(site);
      site.clock.advance(MINUTE);
    }
  }
  expect(server.mails.length - from).toBe(MEMBERS);
  expect(told(from)).toEqual(expected);
});

it('a mail that is refused for long holds up no other, and its next digest tells what it was about', async () => {
  const { platform } = site;
  const [refused] = members;
  const from = server.mails.length;
  const mailer = {
    send: (mail: Mail) => (mail.to === refused?.email ? Promise.reject(new Error('550')) : platform.mailer.send(mail)),
  };
  await everybodyReacts();
  for (let day = 0; day < 2; day += 1) {
    advanceToMorning(site.clock);
    for (let time = 0; time < TRIES_MAX; time += 1) {
      await runDigests({ platform: { ...platform, mailer } });
      site.clock.advance(60 * MINUTE);
    }
  }
  expect(server.mails.length - from).toBe(MEMBERS - 1);
  const digest = await platform.db
    .selectFrom('digest')
    .select(['tries', 'nextTryAt', 'sentAt'])
    .where('memberId', '=', refused?.id ?? 0)
    .executeTakeFirstOrThrow();
  expect(digest).toEqual({ tries: TRIES_MAX, nextTryAt: null, sentAt: null });
  await everybodyReacts();
  for (let day = 0; day < 2; day += 1) {
    advanceToMorning(site.clock);
    await runDigests(site);
  }
  expect(told(from)).toEqual(expected);
});

it('a digest that was sent twice, because its worker was killed before it knew, has one id', async () => {
  const { platform, clock } = site;
  const from = server.mails.length;
  await everybodyReacts();
  const begun = Promise.withResolvers<void>();
  const accepted: Promise<void>[] = []; // it sends several at once, and dies when the server has them all
  const dying: Platform = {
    ...platform,
    mailer: {
      send(mail) {
        accepted.push(platform.mailer.send(mail));
        begun.resolve();
        return new Promise<never>(() => {});
      },
    },
  };
  advanceToMorning(clock);
  await Promise.race([begun.promise, runDigests({ platform: dying })]);
  await Promise.all(accepted);
  clock.advance(LEASE - 1);
  await runDigests(site);
  const before = server.mails.length;
  clock.advance(1);
  await runDigests(site);
  const again = server.mails.slice(before);
  expect(again.length).toBeGreaterThan(0);
  for (const mail of again) {
    const first = server.mails.slice(from, before).find(({ messageId }) => messageId === mail.messageId);
    expect(first && entriesOf(first)).toEqual(entriesOf(mail));
  }
});

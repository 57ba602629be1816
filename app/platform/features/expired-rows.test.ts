import { expect, it } from 'vitest';
import { after, DAY, HOUR, SECOND } from '#app/platform/clock.ts';
import { makeMember, makeRegistration } from '#tests/support/factory/members.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();

/** The times a second after, and a second before, the end of this lifetime. */
const justAfter = (age: number) => after(site.clock.now(), -age + SECOND);
const justBefore = (age: number) => after(site.clock.now(), -age - SECOND);

/** Makes a row of each kind that has not expired, named 'blijft', and one that has, named 'verdwijnt'. */
async function makeRows(memberId: number): Promise<void> {
  const { db, clock } = site.platform;
  const ages = [
    { name: 'blijft', week: justAfter(7 * DAY), day: justAfter(DAY), hour: justAfter(HOUR), now: justAfter(0) },
    { name: 'verdwijnt', week: justBefore(7 * DAY), day: justBefore(DAY), hour: justBefore(HOUR), now: justBefore(0) },
  ];
  for (const { name, week, day, hour, now } of ages) {
    await makeRegistration(site.platform, { username: name, createdAt: week });
    await db
      .insertInto('session')
      .values({
        tokenHash: Buffer.from(name),
        memberId,
        indefinite: false,
        createdAt: clock.now(),
        lastActiveAt: clock.now(),
        expiresAt: now,
      })
      .execute();
    await db
      .insertInto('loginAttempt')
      .values({ addressHmac: Buffer.from(name), tries: 5, lastTryAt: day })
      .execute();
    await db
      .insertInto('passwordResetToken')
      .values({ tokenHash: Buffer.from(name), memberId, expiresAt: now })
      .execute();
    await db.insertInto('mailRequest').values({ kind: 'verification', email: name, requestedAt: day }).execute();
    await db
      .insertInto('pendingLogin')
      .values({ tokenHash: Buffer.from(name), memberId, passwordHash: '', indefinite: false, expiresAt: now })
      .execute();
    await db
      .insertInto('usedChallenge')
      .values({ challengeHash: Buffer.from(name), expiresAt: now })
      .execute();
    await db
      .insertInto('loginLink')
      .values({ tokenHash: Buffer.from(name), memberId, expiresAt: now })
      .execute();
    await db.insertInto('captchaUse').values({ signature: name, expiresAt: now }).execute();
    await db.insertInto('rateLimit').values({ key: name, points: 1, expire: now.getTime() }).execute();
    await db
      .insertInto('idempotencyKey')
      .values({ memberId, key: `sleutel-${name}`, askedHash: Buffer.from(''), createdAt: day })
      .execute();
    await db.insertInto('pageChange').values({ topic: name, at: hour }).execute();
  }
}

/** The names of the remaining rows of each kind. */
async function listRemaining(): Promise<Record<string, string[]>> {
  const { db } = site.platform;
  const [resets, requests, registrations, sessions, attempts, captchas, limits, keys, changes, ...hashes] =
    await Promise.all([
      db.selectFrom('passwordResetToken').select('tokenHash').execute(),
      db.selectFrom('mailRequest').select('email').execute(),
      db.selectFrom('registration').select('username').execute(),
      db.selectFrom('session').select('tokenHash').execute(),
      db.selectFrom('loginAttempt').select('addressHmac').execute(),
      db.selectFrom('captchaUse').select('signature').execute(),
      db.selectFrom('rateLimit').select('key').execute(),
      db.selectFrom('idempotencyKey').select('key').execute(),
      db.selectFrom('pageChange').select('topic').execute(),
      db.selectFrom('usedChallenge').select('challengeHash as hash').execute(),
      db.selectFrom('loginLink').select('tokenHash as hash').execute(),
      db.selectFrom('pendingLogin').select('tokenHash as hash').execute(),
    ]);
  return {
    resets: resets.map(({ tokenHash }) => tokenHash.toString()),
    requests: requests.map(({ email }) => email),
    registrations: registrations.map(({ username }) => username),
    sessions: sessions.map(({ tokenHash }) => tokenHash.toString()),
    attempts: attempts.map(({ addressHmac }) => addressHmac.toString()),
    captchas: captchas.map(({ signature }) => signature),
    limits: limits.map(({ key }) => key),
    keys: keys.map(({ key }) => key),
    changes: changes.map(({ topic }) => topic),
    hashes: hashes.flat().map(({ hash }) => hash.toString()),
  };
}

it('deletes the expired rows and no others, and is safe to run twice', async () => {
  await makeRows((await makeMember(site.platform)).id);
  for (let time = 0; time < 2; time += 1) {
    await site.scheduledJobs();
    expect(await listRemaining()).toEqual({
      resets: ['blijft'],
      requests: ['blijft'],
      registrations: ['blijft'],
      sessions: ['blijft'],
      attempts: ['blijft'],
      captchas: ['blijft'],
      limits: ['blijft'],
      keys: ['sleutel-blijft'],
      changes: ['blijft'],
      hashes: ['blijft', 'blijft', 'blijft'],
    });
  }
});

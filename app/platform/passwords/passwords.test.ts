import { stat } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { HASHING } from './hashing-threads.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

vi.unmock('./parameters.ts');

describe('R4 a password', () => {
  it('is stored as argon2id with 19 MiB, two passes and a salt of its own', async () => {
    const hashes = await Promise.all([hashPassword('zonnebloem7'), hashPassword('zonnebloem7')]);
    for (const hash of hashes) {
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    }
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('matches its hash, and no other password does', async () => {
    const hash = await hashPassword('zonnebloem7');
    expect(await verifyPassword('zonnebloem7', hash)).toBe(true);
    for (const other of ['Zonnebloem7', 'zonnebloem7 ', 'zonnebloem', '']) {
      expect(await verifyPassword(other, hash)).toBe(false);
    }
  });

  it('is compared to its last character, however long it is', async () => {
    const hash = await hashPassword(`${'a'.repeat(255)}7`);
    expect(await verifyPassword(`${'a'.repeat(255)}7`, hash)).toBe(true);
    expect(await verifyPassword(`${'a'.repeat(255)}8`, hash)).toBe(false);
  });

  it('matches in another Unicode normal form', async () => {
    expect(await verifyPassword('caf\u0065\u0301-7', await hashPassword('caf\u00e9-7'))).toBe(true);
  });
});

it('R2 a password is compared with several hashes of one salt by one hash, and with no others', async () => {
  const salt = Buffer.alloc(16, 7);
  const [one, two] = await Promise.all(['zonnebloem7', 'klaproos8'].map((each) => hashPassword(each, { salt })));
  const other = await hashPassword('madeliefje9');
  const hashes = [one, two, other] as string[];
  const matches = ['zonnebloem7', 'klaproos8', 'madeliefje9', 'roos1'].map((each) => verifyPassword(each, hashes));
  expect(await Promise.all(matches)).toEqual([true, true, false, false]);
});

it('R2 no password matches a missing hash', async () => {
  expect(await verifyPassword('', null)).toBe(false);
  expect(await verifyPassword('', [])).toBe(false);
  expect(await verifyPassword('zonnebloem7', null)).toBe(false);
});

it('R4 computes at most four hashes at once with 64 pending, and refuses more until the queue is shorter', async () => {
  const accepted = HASHING.concurrency + 64;
  expect(accepted).toBeLessThanOrEqual(68);
  const outcomes = await Promise.allSettled(
    Array.from({ length: accepted + 2 }, () => verifyPassword('zonnebloem7', null)),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(outcomes.slice(0, accepted).map(({ status }) => status)).toEqual(Array(accepted).fill('fulfilled'));
  expect(refused.map(({ reason }) => reason.code)).toEqual(['unavailable', 'unavailable']);
  expect(await verifyPassword('zonnebloem7', null)).toBe(false);
});

it('R4 hashing leaves the threads for files free: many files are read before a few hashes are computed', async () => {
  await Promise.all(Array.from({ length: 4 }, () => verifyPassword('zonnebloem7', null))); // starts the threads
  let computed = 0;
  const hashes = Array.from({ length: 60 }, () => verifyPassword('zonnebloem7', null).finally(() => (computed += 1)));
  for (let file = 0; file < 40; file += 1) await stat('package.json');
  expect(computed).toBeLessThan(20);
  await Promise.all(hashes);
});

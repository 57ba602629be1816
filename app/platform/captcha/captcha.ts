import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { z } from 'zod';
import { after, type Clock, MINUTE, systemClock } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';
import { keyedHash } from '#app/platform/session/token.ts';

const LIFETIME = 20 * MINUTE;

/** What the widget sends back: base64 of the challenge and its solution. */
const solutionSchema = z.object({
  challenge: z.object({
    parameters: z
      .object({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.number(),
        keyLength: z.number(),
        keyPrefix: z.string(),
        keySignature: z.string(),
        expiresAt: z.number(),
      })
      .strict(),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.number().default(0) }),
});

/** A proof of work, computed by the browser, instead of a puzzle for the reader (ALTCHA). */
export interface Captcha {
  challenge(): Promise<Challenge>;
  /** Whether `solution`, as the widget sends it, solves a challenge of ours that is still valid. */
  isSolution(solution: string): Promise<boolean>;
  /** The same, but true only once for each challenge: it marks the challenge as used. */
  verify(solution: string): Promise<boolean>;
}

export function openCaptcha({
  db,
  clock,
  secret,
  cost,
}: {
  db: Database;
  clock: Clock;
  secret: string;
  cost: number;
}): Captcha {
  const keys = {
    hmacSignatureSecret: keyedHash(secret, 'captcha', 'challenge').toString('base64url'),
    hmacKeySignatureSecret: keyedHash(secret, 'captcha', 'key').toString('base64url'),
    deriveKey,
  };
  const verifyChallenge = async (solution: string) => {
    const payload = decode(solution);
    return payload && (await verifySolution({ ...keys, ...payload })).verified ? payload.challenge : null;
  };
  return {
    challenge: () =>
      createChallenge({
        ...keys,
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(1500, 500), // how many attempts the solution takes
        expiresAt: after(systemClock.now(), LIFETIME), // altcha-lib compares it with that
      }),
    isSolution: async (solution) => (await verifyChallenge(solution)) !== null,
    async verify(solution) {
      const challenge = await verifyChallenge(solution);
      return challenge !== null && (await markUsed(db, challenge.signature, after(clock.now(), LIFETIME)));
    },
  };
}

function decode(solution: string): z.output<typeof solutionSchema> | null {
  try {
    return solutionSchema.safeParse(JSON.parse(Buffer.from(solution, 'base64').toString())).data ?? null;
  } catch {
    return null;
  }
}

async function markUsed(db: Database, signature: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captchaUse')
    .values({ signature, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

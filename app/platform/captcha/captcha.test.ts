import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solveCaptcha } from '#tests/support/solve-captcha.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();

const verify = (solution: string) => site.platform.captcha.verify(solution);

interface Payload {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: Record<string, unknown>;
}

interface Changes {
  parameters?: object;
  signature?: string;
  solution?: object;
}

/** A solution with these parts changed. */
async function changeSolution({ parameters, signature, solution }: Changes): Promise<string> {
  const payload: Payload = JSON.parse(Buffer.from(await solveCaptcha(site.platform), 'base64').toString());
  Object.assign(payload.challenge.parameters, parameters);
  Object.assign(payload.challenge, signature && { signature });
  Object.assign(payload.solution, solution);
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

describe('a solved captcha', () => {
  it('is accepted once, also by concurrent requests', async () => {
    const solution = await solveCaptcha(site.platform);
    const results = await Promise.all(Array.from({ length: 8 }, () => verify(solution)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await verify(solution)).toBe(false);
  });

  it('can be checked without being used', async () => {
    const solution = await solveCaptcha(site.platform);
    expect(await site.platform.captcha.isSolution(solution)).toBe(true);
    expect(await verify(solution)).toBe(true);
    expect(await site.platform.captcha.isSolution('e30=')).toBe(false);
  });

  it.each<[string, Changes]>([
    ['with another expiry date', { parameters: { expiresAt: 4_102_444_800 } }],
    ['that has expired', { parameters: { expiresAt: 1 } }],
    ['made easier', { parameters: { cost: 0 } }],
    ['with another salt', { parameters: { salt: '00' } }],
    ['with another signature', { signature: '00'.repeat(32) }],
    ['with a wrong key', { solution: { derivedKey: '00'.repeat(32) } }],
    ['with an additional parameter', { parameters: { extra: 1 } }],
  ])('%s is refused', async (_how, changes) => {
    expect(await verify(await changeSolution(changes))).toBe(false);
  });

  it('can not be forged', async () => {
    const json = fc.json().map((text) => Buffer.from(text).toString('base64'));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String(), json), async (forged) => {
        expect(await verify(forged)).toBe(false);
      }),
    );
  });
});

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Platform } from '#app/platform/platform.ts';

/** A solved captcha, as the widget sends it. */
export async function solveCaptcha({ captcha }: Platform): Promise<string> {
  const challenge = await captcha.challenge();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

import { randomInt } from 'node:crypto';
// A relative import, because the CMS imports this file too.
import { keyedHash } from '../session/token.ts';

const NUMBER_OF_CODES = 10;

/** Letters and digits that are not taken for each other. Twelve of them are 59 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** New recovery codes, such as 'k7md-2pqx-9rtf'. They are shown once; only their hashes are stored. */
export const newRecoveryCodes = (): string[] => Array.from({ length: NUMBER_OF_CODES }, newCode);

function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return signs.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** The hash of a recovery code, keyed with a secret. Capitals, spaces and hyphens don't matter. */
export const hashRecoveryCode = (code: string, secret: string): Buffer =>
  keyedHash(secret, 'recovery-code', code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));

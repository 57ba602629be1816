import { afterEach, expect, test } from 'vitest';
import { isPreviewSigned } from '../../app/features/pages/preview/signature.ts';
import { settings } from '../settings.ts';
import { previewAddress } from './address.ts';

const SECRET = 'another-secret-for-tests-of-32-chars';

const { previewSecret } = settings;
afterEach(() => {
  settings.previewSecret = previewSecret;
});

test('the site accepts the address of a preview for four hours, for that document only', () => {
  settings.previewSecret = SECRET;
  const address = new URL(previewAddress(12) ?? '');
  expect(`${address.origin}${address.pathname}`).toBe(`${settings.siteUrl}/voorbeeld/12`);
  const until = Number(address.searchParams.get('tot'));
  const sign = address.searchParams.get('teken') ?? '';
  const now = new Date(until - 4 * 60 * 60 * 1000 + 1000);
  expect(Math.abs(now.getTime() - Date.now())).toBeLessThan(10_000);
  const isSigned = (id: number, at = now) =>
    isPreviewSigned({ id, until }, { signature: sign, secret: SECRET, now: at });
  expect(isSigned(12)).toBe(true);
  expect(isSigned(13)).toBe(false);
  expect(isSigned(12, new Date(until + 1))).toBe(false);
});

test('there is no preview of an unsaved document, or without a secret', () => {
  settings.previewSecret = SECRET;
  expect(previewAddress(undefined)).toBeNull();
  settings.previewSecret = '';
  expect(previewAddress(12)).toBeNull();
});

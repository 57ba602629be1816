import { createHmac } from 'node:crypto';
import { systemClock } from '../../app/platform/clock.ts';
import { settings } from '../settings.ts';

const HOURS = 4;

/**
 * The signed address at which the site shows a draft for the next four hours, to everybody who has the address. Null for a
 * document that has not been saved yet, and without PREVIEW_SECRET.
 */
export function previewAddress(id: unknown): string | null {
  if (typeof id !== 'number' || settings.previewSecret === '') return null;
  const until = systemClock.now().getTime() + HOURS * 60 * 60 * 1000;
  const signature = createHmac('sha256', settings.previewSecret).update(`${id}.${until}`).digest('base64url');
  return `${settings.siteUrl}/voorbeeld/${id}?tot=${until}&teken=${signature}`;
}

import { createHmac } from 'node:crypto';
import { systemClock } from '../../app/platform/clock.ts';
import { settings } from '../settings.ts';

const HOURS = 4;

/**
 * Where the site shows a draft for the next four hours, to whoever has this address: signed, for a draft is nobody's
 * but the editors'. Null for a document that has not been saved yet.
 */
export function previewAddress(id: unknown): string | null {
  if (typeof id !== 'number' || settings.previewSecret === '') return null;
  const until = systemClock.now().getTime() + HOURS * 60 * 60 * 1000;
  const sign = createHmac('sha256', settings.previewSecret).update(`${id}.${until}`).digest('base64url');
  return `${settings.siteUrl}/voorbeeld/${id}?tot=${until}&teken=${sign}`;
}

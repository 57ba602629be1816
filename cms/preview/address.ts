import { createHmac } from 'node:crypto';
import { systemClock } from '../../app/platform/clock.ts';
import { settings } from '../settings.ts';

/** How long an address of a preview works, in hours: that of an editor, and that which an editor sends to an expert. */
const EDITOR_HOURS = 4;
export const EXPERT_HOURS = 7 * 24;

/**
 * The signed address at which the site shows a draft for the next hours, to everybody who has the address. Null for a
 * document that has not been saved yet, and without PREVIEW_SECRET.
 */
export function previewAddress(id: unknown, hours = EDITOR_HOURS): string | null {
  if (typeof id !== 'number' || settings.previewSecret === '') return null;
  const until = systemClock.now().getTime() + hours * 60 * 60 * 1000;
  const signature = createHmac('sha256', settings.previewSecret).update(`${id}.${until}`).digest('base64url');
  return `${settings.siteUrl}/voorbeeld/${id}?tot=${until}&teken=${signature}`;
}

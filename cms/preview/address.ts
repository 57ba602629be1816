import { createHmac } from 'node:crypto';
import { HOUR, systemClock } from '../../app/platform/clock.ts';
import { settings } from '../settings.ts';

/** How long the address of an editor's preview works. */
const EDITOR_LIFETIME = 4 * HOUR;

/**
 * The signed address at which the site shows a draft for the next hours, to everybody who has the address. Null for a
 * document that has not been saved yet, and without PREVIEW_SECRET.
 */
export function previewAddress(id: unknown): string | null {
  if (typeof id !== 'number' || settings.previewSecret === '') return null;
  return addressOf(id, systemClock.now().getTime() + EDITOR_LIFETIME, '');
}

/**
 * The signed address at which an expert reads a draft until this moment, or until an editor withdraws it (stored-expert-link.ts).
 * Null without PREVIEW_SECRET.
 */
export function expertAddress(id: number, until: Date): string | null {
  if (settings.previewSecret === '') return null;
  return `${addressOf(id, until.getTime(), '.expert')}&voor=deskundige`;
}

/** As app/features/pages/preview/signature.ts checks it. */
function addressOf(id: number, until: number, purpose: string): string {
  const signature = createHmac('sha256', settings.previewSecret).update(`${id}.${until}${purpose}`).digest('base64url');
  return `${settings.siteUrl}/voorbeeld/${id}?tot=${until}&teken=${signature}`;
}

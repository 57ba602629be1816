import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the CMS signs of a preview's address: which document, and until when (in milliseconds) it may be looked at. */
export interface Preview {
  id: number;
  until: number;
}

/** The sign of the CMS under a preview's address. */
export const previewSignature = ({ id, until }: Preview, secret: string): string =>
  createHmac('sha256', secret).update(`${id}.${until}`).digest('base64url');

/** Whether the CMS gave out this address, and the time is not over. */
export function isPreviewSigned(preview: Preview, { sign, secret, now }: { sign: string; secret: string; now: Date }) {
  if (!(preview.until > now.getTime())) return false;
  const [expected, given] = [Buffer.from(previewSignature(preview, secret)), Buffer.from(sign)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

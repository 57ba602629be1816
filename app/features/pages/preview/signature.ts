import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the CMS signs of the address of a preview: which document, and until when (in milliseconds) it is shown. */
export interface Preview {
  id: number;
  until: number;
}

/** The CMS's signature of the address of a preview. */
export const previewSignature = ({ id, until }: Preview, secret: string): string =>
  createHmac('sha256', secret).update(`${id}.${until}`).digest('base64url');

/** Whether the CMS gave out this address, and its time is not over. */
export function isPreviewSigned(
  preview: Preview,
  { signature, secret, now }: { signature: string; secret: string; now: Date },
): boolean {
  if (!(preview.until > now.getTime())) return false;
  const [expected, given] = [Buffer.from(previewSignature(preview, secret)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

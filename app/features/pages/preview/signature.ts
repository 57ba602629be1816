import { createHmac } from 'node:crypto';
import { isSame } from '#app/platform/session/token.ts';

/** The parts of the address of a preview that the CMS signs. */
export interface Preview {
  /** The id of the document. */
  id: number;
  /** When the address expires, in milliseconds since 1970. */
  until: number;
  /** Whether it is the address for an expert, which an editor can withdraw before it expires. */
  forExpert?: boolean;
}

/** The signature in the address of a preview: an HMAC with the secret that the CMS and the site share. */
export const previewSignature = ({ id, until, forExpert }: Preview, secret: string): string =>
  createHmac('sha256', secret)
    .update(`${id}.${until}${forExpert ? '.expert' : ''}`)
    .digest('base64url');

/** Whether this is the signature of the CMS, and the address has not expired. */
export function isPreviewSigned(
  preview: Preview,
  { signature, secret, now }: { signature: string; secret: string; now: Date },
): boolean {
  return preview.until > now.getTime() && isSame(signature, previewSignature(preview, secret));
}

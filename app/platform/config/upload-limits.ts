import type { UploadLimits } from '#app/platform/images/open-picture.ts';
// A relative import, because the CMS imports this file too.
import { MEGAPIXEL } from '../images/copies.ts';

/** The limits of an uploaded picture (rules.md R23), from the settings. */
export const uploadLimitsOf = (
  values: Record<'UPLOAD_MEGABYTES' | 'UPLOAD_MEGAPIXELS' | 'UPLOAD_SECONDS', number>,
): UploadLimits => ({
  bytes: values.UPLOAD_MEGABYTES * 1024 ** 2,
  pixels: values.UPLOAD_MEGAPIXELS * MEGAPIXEL,
  seconds: values.UPLOAD_SECONDS,
});

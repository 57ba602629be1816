import { AVIF_PIXEL_WEIGHT, JPEG_PIXEL_WEIGHT, MEGAPIXEL, type PictureErrorCode } from './copies.ts';
import type { UploadLimits } from './open-picture.ts';

/** The Dutch message for a picture that can't be used: what is wrong, and what to do. */
export const pictureErrorMessage = (
  code: PictureErrorCode,
  { bytes, pixels }: UploadLimits,
  what: 'foto' | 'afbeelding' = 'foto',
): string =>
  ({
    empty: `Kies eerst een ${what}.`,
    bytes: `Deze ${what} is te groot. Kies een ${what} van hoogstens ${bytes / 1024 ** 2}\u00a0MB.`,
    format: `Dit bestand kunnen we niet gebruiken. Kies een ${what} in JPEG, PNG, WebP of AVIF.`,
    pixels: `Deze ${what} heeft te veel beeldpunten. Maak de ${what} eerst kleiner: als JPEG hoogstens ${pixels / JPEG_PIXEL_WEIGHT / MEGAPIXEL} megapixel, als AVIF ${pixels / AVIF_PIXEL_WEIGHT / MEGAPIXEL}, anders ${pixels / MEGAPIXEL}.`,
    shape: `Deze ${what} is te lang en te smal. Knip de ${what} eerst bij, of kies een andere.`,
    scans: `Deze ${what} is zo bewaard dat het lezen te lang duurt. Maak de ${what} eerst kleiner, of bewaar de ${what} opnieuw als gewone JPEG.`,
    damaged: `Deze ${what} is beschadigd. Kies een andere ${what}.`,
    slow: `Het duurt te lang om deze ${what} te lezen. Kies een andere ${what}, of maak de ${what} eerst kleiner.`,
  })[code];

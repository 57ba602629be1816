import type { UploadLimits } from '#app/platform/config/limits.ts';
import { AVIF_WEIGHT, type Fault } from './copies.ts';

/** What is said to the member whose picture can't be used: what is wrong, and what to do. */
export const faultInWords = (fault: Fault, { bytes, pixels }: UploadLimits): string =>
  ({
    empty: 'Kies eerst een foto.',
    bytes: `Deze foto is te groot. Kies een foto van hoogstens ${bytes / 1024 ** 2} MB.`,
    format: 'Dit bestand kunnen we niet gebruiken. Kies een foto in JPEG, PNG, WebP of AVIF.',
    pixels: `Deze foto heeft te veel beeldpunten. Maak hem eerst kleiner: hoogstens ${pixels / 1e6} megapixel, en als AVIF ${pixels / AVIF_WEIGHT / 1e6}.`,
    shape: 'Deze foto is te lang en te smal. Knip hem eerst bij, of kies een andere.',
    damaged: 'Deze foto is beschadigd. Kies een andere foto.',
    slow: 'Het duurt te lang om deze foto te lezen. Kies een andere foto, of maak hem eerst kleiner.',
  })[fault];

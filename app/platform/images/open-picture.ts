import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { AVIF_PIXEL_WEIGHT, JPEG_PIXEL_WEIGHT, PictureError } from './copies.ts';

const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** The largest ratio of the sides: cropping a thin strip to a square would enlarge it enormously. */
const MAX_ASPECT_RATIO = 8;

/** Cameras and phones write one scan, programs for the web ten: more only keep the decoder busy, unless they are small. */
const MAX_SCANS = 20;
const MAX_PIXELS_OF_MANY_SCANS = 8e6;

/** The limits of an uploaded picture: its size in bytes and pixels, and the time to decode it in seconds. */
export interface UploadLimits {
  bytes: number;
  pixels: number;
  seconds: number;
}

/** The limits that apply while decoding. */
export type DecodingLimits = Omit<UploadLimits, 'bytes'>;

/** The function `sharp`, passed in because the site and the CMS each install their own. */
type SharpLibrary = (file: Uint8Array, options: SharpOptions) => Sharp;

/**
 * Opens an uploaded picture, rotated upright, for safe decoding (rules.md R23): of one of the four accepted types, with at
 * most `pixels`, in at most about `seconds`. Throws PictureError when its header shows that it can't be used; pass errors
 * of the decoding itself to `toPictureError`.
 */
export async function openPicture(
  sharp: SharpLibrary,
  file: Uint8Array,
  { pixels, seconds }: DecodingLimits,
): Promise<Sharp> {
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PictureError('format');
    });
  requireUsable(head, pixels);
  requireFewScans(head, file);
  return sharp(file, { failOn: 'error', limitInputPixels: pixels / pixelWeight(head) })
    .timeout({ seconds: Math.ceil(seconds) })
    .autoOrient();
}

/** The PictureError for an error of decoding. */
export const toPictureError = ({ message }: Error): PictureError =>
  new PictureError(/timeout/i.test(message) ? 'slow' : 'damaged');

function requireUsable(head: Metadata, pixels: number): void {
  const { width, height, mediaType = '' } = head;
  if (!ACCEPTED_TYPES.includes(mediaType)) throw new PictureError('format');
  if (width * height * pixelWeight(head) > pixels) throw new PictureError('pixels');
  if (Math.max(width, height) > MAX_ASPECT_RATIO * Math.min(width, height)) throw new PictureError('shape');
}

/** Refuses a picture of many scans, each of which costs as much as decoding the picture. */
function requireFewScans({ width, height, mediaType, isProgressive }: Metadata, file: Uint8Array): void {
  if (mediaType !== 'image/jpeg' || !isProgressive || width * height <= MAX_PIXELS_OF_MANY_SCANS) return;
  if (countScans(file) > MAX_SCANS) throw new PictureError('scans');
}

/** For how many pixels one pixel of this type counts: most are decoded line by line, some types only as a whole. */
function pixelWeight({ mediaType, isProgressive, depth }: Metadata): number {
  if (mediaType === 'image/avif') return AVIF_PIXEL_WEIGHT;
  if (mediaType === 'image/jpeg' && !isProgressive) return JPEG_PIXEL_WEIGHT;
  return mediaType === 'image/png' && isProgressive && depth !== 'uchar' ? 2 : 1;
}

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** The number of scans of a JPEG, of which each goes over the whole picture (ITU-T T.81, B.1.1). Linear in its size. */
function countScans(file: Uint8Array): number {
  let scans = 0;
  for (let at = file.indexOf(0xff, 2); at >= 0; at = file.indexOf(0xff, at)) {
    const marker = file[at + 1] ?? END_OF_IMAGE;
    if (marker === END_OF_IMAGE) return scans;
    if (marker === START_OF_SCAN) scans += 1;
    at += hasSegment(marker) ? 2 + Math.max(2, lengthAt(file, at + 2)) : isFill(marker) ? 1 : 2;
  }
  return scans;
}

/** Any number of these may stand before a marker (B.1.1.2). */
const isFill = (marker: number): boolean => marker === 0xff;

/** Whether a segment with its length follows; none does after what stands within the data of a scan (table B.1). */
const hasSegment = (marker: number): boolean =>
  marker >= 0xc0 && !isFill(marker) && !(marker >= 0xd0 && marker <= 0xd8);

const lengthAt = (file: Uint8Array, at: number): number => ((file[at] ?? 0) << 8) | (file[at + 1] ?? 0);

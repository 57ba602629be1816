/**
 * One copy to make of a picture: `inside` keeps its proportions and never enlarges it, `square` crops it to its most
 * striking part.
 */
export interface Copy {
  /** The name by which it is stored and requested: `90.avif`. */
  readonly name: string;
  /** In pixels: the width, and of a square the height, too. */
  readonly size: number;
  readonly fit: 'square' | 'inside';
  readonly format: PictureFormat;
}

export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** A copy as an encoded file. */
export interface EncodedCopy {
  readonly name: string;
  readonly content: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A megapixel as a setting and a message mean it: what phones call 64 megapixels (9248 × 6936) is a little more. */
export const MEGAPIXEL = 1024 ** 2;

/** How many times fewer pixels an AVIF may have: it is decoded as a whole, at 20 to 30 bytes a pixel. */
export const AVIF_PIXEL_WEIGHT = 4;

/** A JPEG of a camera is decoded at a reduced scale, line by line: one of 64 megapixels costs what others of 32 do. */
export const JPEG_PIXEL_WEIGHT = 0.5;

/** Why a picture can't be used. */
export type PictureErrorCode = 'empty' | 'bytes' | 'format' | 'pixels' | 'shape' | 'scans' | 'damaged' | 'slow';

/** The error of a picture that can't be used; its code tells why. */
export class PictureError extends Error {
  readonly code: PictureErrorCode;

  constructor(code: PictureErrorCode) {
    super(`The picture can't be used: ${code}.`);
    this.name = 'PictureError';
    this.code = code;
  }
}

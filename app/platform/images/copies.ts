/** One copy to make of a picture: `inside` keeps its shape and never enlarges it, `square` cuts the liveliest square out. */
export interface Copy {
  /** The name by which it is stored and requested: `90.avif`. */
  readonly name: string;
  /** In pixels: the width, and of a square the height, too. */
  readonly size: number;
  readonly fit: 'square' | 'inside';
  readonly format: PictureFormat;
}

export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** A copy that was made. */
export interface MadeCopy {
  readonly name: string;
  readonly content: Uint8Array;
}

/** An AVIF is decoded whole, at some 20 to 30 bytes a pixel; so it may have this many times fewer pixels than others. */
export const AVIF_WEIGHT = 4;

/** Why a picture can't be used. */
export type Fault = 'empty' | 'bytes' | 'format' | 'pixels' | 'shape' | 'damaged' | 'slow';

/** A picture that can't be used, and why. */
export class PictureError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`The picture can't be used: ${fault}.`);
    this.name = 'PictureError';
    this.fault = fault;
  }
}

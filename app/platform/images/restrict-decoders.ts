/** Of sharp, what says how it reads pictures. The site and the CMS have one each. */
interface Reader {
  block(operations: { operation: string[] }): void;
  unblock(operations: { operation: string[] }): void;
  cache(most: boolean): unknown;
  concurrency(threads: number): unknown;
}

/**
 * Has pictures of strangers read with care: only what we take, for SVG, GIF, TIFF, PDF and all others there is no loader
 * (rules.md R23); and each in little memory. It holds for the whole process, so that no thread may do this: for a moment
 * none of the others could read anything.
 */
export function restrictDecoders(sharp: Reader): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  sharp.cache(false); // no picture comes twice
  sharp.concurrency(1); // memory grows with every thread that works on one picture
}

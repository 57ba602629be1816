/** Of sharp, what says how it reads pictures. The site and the CMS have one each. */
interface Reader {
  block(operations: { operation: string[] }): void;
  unblock(operations: { operation: string[] }): void;
  cache(most: boolean): unknown;
  concurrency(threads: number): unknown;
}

/**
 * Blocks the loaders of all formats that we don't accept (SVG, GIF, TIFF, PDF and others; rules.md R23), and limits memory.
 * It holds for the whole process, so no thread may call it: for a moment the other threads could read nothing.
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

/** The settings of sharp for decoding. The site and the CMS each install their own sharp. */
interface Decoders {
  block(operations: { operation: string[] }): void;
  unblock(operations: { operation: string[] }): void;
  cache(enabled: boolean): unknown;
  concurrency(threads: number): unknown;
}

/**
 * Blocks the loaders of all formats that we don't accept (SVG, GIF, TIFF, PDF and others; rules.md R23), and limits memory.
 * The setting applies to the whole process.
 */
export function restrictDecoders(sharp: Decoders): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  sharp.cache(false); // no picture is decoded twice
  sharp.concurrency(1); // memory grows with every thread that works on one picture
}

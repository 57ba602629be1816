/** Of sharp, what says which kinds of picture it reads. The site and the CMS have one each. */
interface Reader {
  block(operations: { operation: string[] }): void;
  unblock(operations: { operation: string[] }): void;
}

/**
 * Lets only what we take be read; for SVG, GIF, TIFF, PDF and all others there is no loader (rules.md R23). It holds for
 * the whole process, so that no thread may do this: for a moment none of the others could read anything.
 */
export function readOnlyWhatWeTake(sharp: Reader): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
}

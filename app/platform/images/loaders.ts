import sharp from 'sharp';

// Only the loaders of what we take; for SVG, GIF, TIFF, PDF and all others there is none (rules.md R23). They are those of
// the whole process, so that no thread may do this: for a moment none of the others could read anything.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

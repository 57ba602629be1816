import sharp from 'sharp';

// Only the loaders of what we take; for SVG, GIF, TIFF, PDF and all others there is none, as on the site (rules.md R23).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** What pictures are read with, by Payload as well. */
export { sharp };

const FORMATS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Whether this is a picture that we take, by what is in it. */
export const isPicture = (content: Buffer): Promise<boolean> =>
  sharp(content)
    .metadata()
    .then(
      ({ mediaType }) => FORMATS.includes(mediaType ?? ''),
      () => false,
    );

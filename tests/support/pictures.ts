import sharp from 'sharp';

/** A picture of one colour. */
export const picture = (colour = '#b4763c', { width = 400, height = 300 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** Such a picture as a file of a form. */
export const pictureFile = async (colour?: string): Promise<File> =>
  new File([new Uint8Array(await picture(colour).jpeg().toBuffer())], 'foto.jpg', { type: 'image/jpeg' });

/**
 * A photo as a phone makes it (rules.md R53), to choose in a file field: 24.47 megapixels, on its side, in 12 MB, and with the
 * word 'geheim' in its metadata. It has one colour; comments fill the rest of it.
 */
export async function photoOfPhone(colour = '#c0392b') {
  const jpeg = await picture(colour, { width: 5712, height: 4284 })
    .withExif({ IFD0: { Artist: 'geheim' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const comment = Buffer.alloc(65_533, 'x');
  comment.writeUInt16BE(65_533, 0);
  const comments = Buffer.concat(
    Array.from({ length: 190 }, () => Buffer.concat([Buffer.from([0xff, 0xfe]), comment])),
  );
  const buffer = Buffer.concat([jpeg.subarray(0, 2), comments, jpeg.subarray(2)]);
  return { name: 'IMG_0424.jpg', mimeType: 'image/jpeg', buffer };
}

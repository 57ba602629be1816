import sharp from 'sharp';

/** A picture of one colour. */
export const picture = (colour = '#b4763c', { width = 400, height = 300 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** Such a picture as a file of a form. */
export const pictureFile = async (colour?: string): Promise<File> =>
  new File([new Uint8Array(await picture(colour).jpeg().toBuffer())], 'foto.jpg', { type: 'image/jpeg' });

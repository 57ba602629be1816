import sharp from 'sharp';

/** A plain picture as a camera might give it. */
export const picture = (colour = '#b4763c', { width = 400, height = 300 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** The same as a file that is chosen in a form. */
export const pictureFile = async (colour?: string): Promise<File> =>
  new File([new Uint8Array(await picture(colour).jpeg().toBuffer())], 'foto.jpg', { type: 'image/jpeg' });

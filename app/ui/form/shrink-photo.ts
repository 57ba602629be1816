/** The longest side of a photo that is sent, in pixels: no copy that we make of it is larger. */
const MAX_SIDE = 2400;

/** A file of fewer bytes is sent as it is. */
const SMALL = 1_000_000;

/**
 * A photo made smaller for sending, as an upright JPEG (rules.md R53): what phones make takes minutes on a slow line. Gives
 * the file itself where it is small already, and where the browser can't read it: the server then says what is wrong.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size < SMALL) return file;
  try {
    const smaller = await encodeSmaller(await createImageBitmap(file));
    return smaller && smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type }) : file;
  } catch {
    return file;
  }
}

async function encodeSmaller(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff'; // a JPEG has no transparency
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
}

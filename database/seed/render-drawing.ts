import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const DRAWINGS = join(import.meta.dirname, '../../content/pictures');

/**
 * Renders a drawing of content/pictures as PNG, so many pixels wide. Sharp is loaded here, because the drawings are SVG,
 * which the site refuses to decode.
 */
export async function renderDrawing(drawing: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const svg = await readFile(join(DRAWINGS, `${drawing}.svg`));
  return new Uint8Array(await sharp(svg, { density: 144 }).resize({ width }).png().toBuffer());
}

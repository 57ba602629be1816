import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A chunk of a PNG, with its length and checksum. */
export function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** The maximum size of the pixels in bytes: enough for any test, and fast to compress. */
const MAX_PIXEL_BYTES = 16 * 1024 ** 2;

/** A PNG whose header claims any size, with `extraChunks` and only a few of its pixels. */
export function png({
  width,
  height,
  extraChunks = [],
}: {
  width: number;
  height: number;
  extraChunks?: Buffer[];
}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8); // 8 bits, RGB
  const pixels = deflateSync(Buffer.alloc(Math.min(Math.min(height, 64) * (1 + width * 3), MAX_PIXEL_BYTES)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    ...extraChunks,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

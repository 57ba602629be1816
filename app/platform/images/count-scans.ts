const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** The number of scans of a JPEG, of which each goes over the whole picture (ITU-T T.81, B.1.1). Linear in its size. */
export function countScans(file: Uint8Array): number {
  let scans = 0;
  for (let at = file.indexOf(0xff, 2); at >= 0; at = file.indexOf(0xff, at)) {
    const marker = file[at + 1] ?? END_OF_IMAGE;
    if (marker === END_OF_IMAGE) return scans;
    if (marker === START_OF_SCAN) scans += 1;
    at += hasSegment(marker) ? 2 + Math.max(2, lengthAt(file, at + 2)) : isFill(marker) ? 1 : 2;
  }
  return scans;
}

/** Any number of these may stand before a marker (B.1.1.2). */
const isFill = (marker: number): boolean => marker === 0xff;

/** Whether a segment with its length follows; none does after what stands within the data of a scan (table B.1). */
const hasSegment = (marker: number): boolean =>
  marker >= 0xc0 && !isFill(marker) && !(marker >= 0xd0 && marker <= 0xd8);

const lengthAt = (file: Uint8Array, at: number): number => ((file[at] ?? 0) << 8) | (file[at + 1] ?? 0);

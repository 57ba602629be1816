import type { PayloadRequest } from 'payload';

/** A file that we have judged ourselves. */
export interface Accepted {
  name: string;
  mime: string;
  content: Buffer;
}

const KEY = 'acceptedFile';

/** Has this file go on as what was uploaded, and alone be kept. */
export function accept(req: PayloadRequest, file: Accepted): void {
  const { name, mime, content } = file;
  req.context[KEY] = file;
  req.file = { data: content, name, mimetype: mime, size: content.length };
}

/** The file that goes on; null when nobody judged it, such as one that Payload fetched from an address by itself. */
export function takeAccepted(req: PayloadRequest): Accepted | null {
  const file = (req.context[KEY] as Accepted | undefined) ?? null;
  delete req.context[KEY];
  return file;
}

import type { PayloadRequest } from 'payload';

/** An uploaded file that our own hooks have checked. */
export interface AcceptedUpload {
  name: string;
  mime: string;
  content: Buffer;
}

const KEY = 'acceptedFile';

/** Replaces the upload of this request by a checked file. Only a checked file is stored. */
export function acceptUpload(req: PayloadRequest, file: AcceptedUpload): void {
  const { name, mime, content } = file;
  req.context[KEY] = file;
  req.file = { data: content, name, mimetype: mime, size: content.length };
}

/** Removes and returns the checked file; null when the upload was not checked, such as one that Payload fetched itself. */
export function takeAcceptedUpload(req: PayloadRequest): AcceptedUpload | null {
  const file = (req.context[KEY] as AcceptedUpload | undefined) ?? null;
  delete req.context[KEY];
  return file;
}

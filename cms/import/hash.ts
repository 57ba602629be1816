import { createHash } from 'node:crypto';

/** The SHA-256 of content, in hexadecimal digits. */
export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

import type { DocumentKind, PublishedDocument } from '../published/documents.ts';

type WithoutBlocks<D> = D extends unknown ? Omit<D, 'blocks'> : never;

/** A document as others show it: all of it but its blocks. */
export type Referred = WithoutBlocks<PublishedDocument>;

export type ReferredOf<K extends DocumentKind> = Extract<Referred, { kind: K }>;

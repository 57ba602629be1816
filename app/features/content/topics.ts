import type { DocumentKind } from './published/documents.ts';

/** The cache topic of pages that show something of one document. */
export const documentTopic = (id: number): string => `document:${id}`;

/** The cache topic of pages that list documents of a kind. */
export const kindTopic = (kind: DocumentKind): string => `documents:${kind}`;

/** The cache topic of pages that list the articles below a document. */
export const childrenTopic = (id: number): string => `document-children:${id}`;

/** The cache topic of pages that show the names of kidney diseases. */
export const DISEASES_TOPIC = 'diseases';

export { mountEditorialMedia } from './mount-editorial-media.ts';
export { type Disease, readDiseases } from './read/diseases.ts';
export { readMenu } from './read/menu.ts';
export { type ReadDocument, readDocument } from './read/read-document.ts';
export { readRedirect } from './read/redirect.ts';
export type { Referred } from './read/referred.ts';
export { type DocumentTeaser, readAllOf, readAncestors, readChildren } from './read/teasers.ts';
export { followPublications } from './store/follow-publications.ts';

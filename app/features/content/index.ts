export { mountEditorialMedia } from './mount-editorial-media.ts';
export { type ReadDocument, readDocument } from './read-document.ts';
export { followPublications } from './store/follow-publications.ts';

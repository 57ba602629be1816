import { randomBytes } from 'node:crypto';
import { slugOf } from '../../app/platform/slug.ts';

const ENDING = /\.[^.]*$/;
const PREFIX = /^[0-9a-f]{10}-/;

/**
 * A new stem for the names of a file and its copies: `1a2b3c4d5e-foto`, for `foto.webp`. Its random prefix makes it unique,
 * so that a file may be cached for ever. No stem is the beginning of another, because the prefixes differ.
 */
export const newStem = (filename: string): string =>
  `${randomBytes(5).toString('hex')}-${slugOf(stemOf(originalName(filename))).slice(0, 60)}`;

/** `1a2b3c4d5e-foto`, for `1a2b3c4d5e-foto.webp`. */
export const stemOf = (name: string): string => name.replace(ENDING, '');

/** `1a2b3c4d5e`, for `1a2b3c4d5e-foto.webp`: no two files have the same. */
export const prefixOf = (name: string): string => name.slice(0, 10);

/** `foto.webp`, for `1a2b3c4d5e-foto.webp`. */
export const originalName = (name: string): string => name.replace(PREFIX, '');

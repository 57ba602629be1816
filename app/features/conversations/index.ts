export { readLatest } from './lists.ts';

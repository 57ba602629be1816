export { readLatest } from './lists/latest.ts';

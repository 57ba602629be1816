export { readDirectoryCount } from './directory/count-people.ts';

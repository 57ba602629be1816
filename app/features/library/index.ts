export { mountSearchEngines } from './search-engines/mount-search-engines.ts';

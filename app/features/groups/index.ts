export { readGroupPage, readGroups } from './screens.ts';
export { groupTopic } from './topics.ts';

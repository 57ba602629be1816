export { type Group, type GroupTerm, readGroup, readGroupPage, readGroups } from './screens.ts';
export { groupTopic } from './topics.ts';

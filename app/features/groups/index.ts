export { groupTopic } from './topics.ts';

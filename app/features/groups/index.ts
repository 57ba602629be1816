export { readGroup } from './screens.ts';
export { GROUPS_TOPIC, groupTopic } from './topics.ts';

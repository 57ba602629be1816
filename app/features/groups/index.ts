export {
  type Group,
  type GroupTerm,
  readGroup,
  readGroupIndex,
  readGroupPage,
  readGroupsBySlugs,
  readTerms,
} from './screens.ts';
export { GROUPS_TOPIC, groupTopic } from './topics.ts';

export {
  type Group,
  type GroupTerm,
  readGroup,
  readGroupPage,
  readGroups,
  readGroupsBySlugs,
  readTerms,
} from './screens.ts';
export { GROUPS_TOPIC, groupTopic } from './topics.ts';

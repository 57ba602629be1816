export { parseGroupView } from './group-view.ts';
export {
  type Group,
  type GroupTerm,
  listAllGroups,
  listGroupsBySlugs,
  listTerms,
  readGroup,
  readGroupPage,
} from './screens.ts';
export { GROUPS_TOPIC, groupTopic } from './topics.ts';

export { parseGroupView } from './group-view.ts';
export {
  countConversations,
  type Group,
  type GroupTerm,
  listAllGroups,
  listGroupsBySlugs,
  listTerms,
  readGroup,
  readGroupPage,
} from './screens.ts';
export { GROUPS_TOPIC, groupTopic } from './topics.ts';

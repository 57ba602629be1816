export { parseGroupView } from './group-view.ts';
export { presentGroup } from './present.ts';
export {
  countConversations,
  type Group,
  type GroupTerm,
  listAllGroups,
  listGroupsByIds,
  listGroupsBySlugs,
  listTerms,
  readGroup,
  readGroupPage,
} from './screens.ts';
export { GROUPS_TOPIC, groupTopic } from './topics.ts';

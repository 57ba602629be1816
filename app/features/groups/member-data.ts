import { memberData } from '#app/platform/member-data/member-data.ts';

export const groupsMemberData = [
  memberData({
    name: 'moderatedGroups',
    title: 'Groepen waarvan je moderator bent',
    tables: ['groupModerator'],
    labels: { group: 'Groep' },
    read: ({ db }, memberId) =>
      db
        .selectFrom('groupModerator')
        .innerJoin('discussionGroup', 'discussionGroup.id', 'groupModerator.groupId')
        .where('groupModerator.memberId', '=', memberId)
        .select('discussionGroup.title as group')
        .orderBy('discussionGroup.title')
        .execute(),
  }),
];

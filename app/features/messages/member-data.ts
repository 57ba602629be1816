import { knowsOfContact } from '#app/features/contacts/index.ts';
import { inBatches, memberData } from '#app/platform/member-data/member-data.ts';

export const messagesMemberData = [
  memberData({
    name: 'messages',
    title: 'Berichten die je schreef en kreeg',
    tables: ['message'],
    labels: { sender: 'Van', body: 'Tekst', createdAt: 'Geschreven op', readAt: 'Gelezen op' },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('contactLink')
          .innerJoin('message', 'message.contactLinkId', 'contactLink.id')
          .innerJoin('member', 'member.id', 'message.senderId')
          .where(knowsOfContact(memberId))
          .where('message.id', '>', after)
          .select(['message.id as key', 'member.username as sender', 'message.body', 'message.createdAt'])
          .select((eb) =>
            // That their request was seen, they never learn (rules.md R11).
            eb
              .case()
              .when(eb.and([eb('message.senderId', '=', memberId), eb('contactLink.state', '!=', 'accepted')]))
              .then(null)
              .else(eb.ref('message.readAt'))
              .end()
              .as('readAt'),
          )
          .orderBy('message.id')
          .limit(limit)
          .execute(),
      ),
  }),
];

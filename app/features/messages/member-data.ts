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
          .where((eb) => eb.or([eb('contactLink.creatorId', '=', memberId), eb('contactLink.otherId', '=', memberId)]))
          .where('message.id', '>', after)
          .select([
            'message.id as key',
            'member.username as sender',
            'message.body',
            'message.createdAt',
            'message.readAt',
          ])
          .orderBy('message.id')
          .limit(limit)
          .execute(),
      ),
  }),
];

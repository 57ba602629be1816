import { inBatches, memberData } from '#app/platform/member-data/member-data.ts';
import { tableData } from '#app/platform/member-data/table-data.ts';
import { knowsOfContact } from './relation/knows-of-contact.ts';

/** A refusal is invisible to who asked (rules.md R11), here too. */
const describeState = (state: string, asked: boolean): string => {
  if (state === 'accepted') return 'contact';
  if (asked) return 'gevraagd';
  return state === 'denied' ? 'geweigerd' : 'aan jou gevraagd';
};

export const contactsMemberData = [
  memberData({
    name: 'contacts',
    title: 'Je contacten en contactverzoeken',
    tables: ['contactLink'],
    labels: { person: 'Met', state: 'Hoe het staat', createdAt: 'Gevraagd op' },
    read: ({ db }, memberId) =>
      inBatches(async ({ after, limit }) => {
        const links = await db
          .selectFrom('contactLink')
          .innerJoin('member', (join) =>
            join.on((eb) =>
              eb.and([
                eb('member.id', '!=', memberId),
                eb.or([
                  eb('member.id', '=', eb.ref('contactLink.creatorId')),
                  eb('member.id', '=', eb.ref('contactLink.otherId')),
                ]),
              ]),
            ),
          )
          .where(knowsOfContact(memberId))
          .where('contactLink.id', '>', after)
          .select(['contactLink.id as key', 'member.username as person', 'contactLink.state', 'contactLink.createdAt'])
          .select('contactLink.creatorId')
          .orderBy('contactLink.id')
          .limit(limit)
          .execute();
        return links.map(({ creatorId, state, ...link }) => ({
          ...link,
          state: describeState(state, creatorId === memberId),
        }));
      }),
  }),
  tableData({
    name: 'blocks',
    title: 'Mensen die je blokkeerde',
    table: 'memberBlock',
    member: 'blockerId',
    joins: [['member.id', 'memberBlock.blockedId']],
    fields: { person: ['Wie', 'member.username'], createdAt: 'Sinds' },
    key: 'blockedId',
  }),
];

import { type SqlBool, sql } from 'kysely';
import { nameFor } from '#app/features/profiles/index.ts';
import { inBatchesAfter, type MemberRow, memberData } from '#app/platform/member-data/member-data.ts';
import { tableData } from '#app/platform/member-data/table-data.ts';
import { knowsOfContact } from './relation/knows-of-contact.ts';
import { STORED_REFUSAL } from './relation/pair.ts';

/** A refusal is invisible to who asked (rules.md R11), here too. */
const describeState = (state: string, asked: boolean): string => {
  if (state === 'accepted') return 'contact';
  if (asked) return 'gevraagd';
  return state === STORED_REFUSAL ? 'geweigerd' : 'aan jou gevraagd';
};

/** When a member was asked and who the other is: the order that both may know, unlike that of the rows (rules.md R11). */
interface Asked {
  createdAt: Date;
  otherId: number;
}

type Link = MemberRow<'person' | 'state' | 'createdAt'> & { key: Asked | null };

export const contactsMemberData = [
  memberData({
    name: 'contacts',
    title: 'Je contacten en contactverzoeken',
    tables: ['contactLink'],
    labels: { person: 'Met', state: 'Hoe het staat', createdAt: 'Gevraagd op' },
    read: ({ db }, memberId) =>
      inBatchesAfter<Asked | null, Link>(null, async ({ after, limit }) => {
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
          .$if(after !== null, (query) =>
            query.where(sql<boolean>`(contact_link.created_at, member.id) > (${after?.createdAt}, ${after?.otherId})`),
          )
          .select(['member.id as otherId', 'member.username as person', 'contactLink.state', 'contactLink.createdAt'])
          .select('contactLink.creatorId')
          .orderBy('contactLink.createdAt')
          .orderBy('member.id')
          .limit(limit)
          .execute();
        return links.map(({ creatorId, otherId, state, person, createdAt }) => ({
          key: { createdAt, otherId },
          person,
          state: describeState(state, creatorId === memberId),
          createdAt,
        }));
      }),
  }),
  tableData({
    name: 'blocks',
    title: 'Mensen die je blokkeerde',
    table: 'memberBlock',
    member: 'blockerId',
    joins: [['member.id', 'memberBlock.blockedId']],
    fields: { person: ['Wie', nameFor('memberBlock.blockerId')], createdAt: 'Sinds' },
    where: sql<SqlBool>`member_block.decision_id is null`,
    key: 'blockedId',
  }),
  tableData({
    name: 'donorMatch',
    title: 'Wie je als donor wilt bereiken',
    table: 'donorMatch',
    member: 'donorId',
    joins: [['member.id', 'donorMatch.personId']],
    fields: {
      person: ['Wie', nameFor('donorMatch.donorId')],
      createdAt: 'Sinds',
      contactedAt: 'Voor het eerst geschreven',
    },
    key: 'personId',
  }),
];

import { inBatches, memberData } from '#app/platform/member-data/member-data.ts';
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
  memberData({
    name: 'blocks',
    title: 'Mensen die je blokkeerde',
    tables: ['memberBlock'],
    labels: { person: 'Wie', createdAt: 'Sinds' },
    read: ({ db }, memberId) =>
      inBatches(({ after, limit }) =>
        db
          .selectFrom('memberBlock')
          .innerJoin('member', 'member.id', 'memberBlock.blockedId')
          .where('memberBlock.blockerId', '=', memberId)
          .where('memberBlock.blockedId', '>', after)
          .select(['memberBlock.blockedId as key', 'member.username as person', 'memberBlock.createdAt'])
          .orderBy('memberBlock.blockedId')
          .limit(limit)
          .execute(),
      ),
  }),
];

import { memberData } from '#app/platform/member-data/member-data.ts';
import { unsentTexts } from '#app/ui/form/unsent-texts.ts';
import type { DraftFields } from './draft.ts';

export const draftsMemberData = [
  memberData({
    name: 'drafts',
    title: 'Wat je schreef en nog niet verstuurde',
    tables: ['draft'],
    labels: { text: 'Tekst', updatedAt: 'Bewaard op' },
    async read({ db }, memberId) {
      const drafts = await db
        .selectFrom('draft')
        .where('memberId', '=', memberId)
        .select(['body', 'updatedAt'])
        .orderBy('updatedAt')
        .execute();
      return drafts.map(({ body, updatedAt }) => ({ text: unsentTexts(body as DraftFields).join('\n'), updatedAt }));
    },
  }),
];

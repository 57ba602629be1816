import { memberData } from '#app/platform/member-data/member-data.ts';
import { unsentTexts } from '#app/ui/form/unsent-texts.ts';
import type { DraftFields } from './draft.ts';

export const draftsMemberData = [
  memberData<'text' | 'updatedAt'>({
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
      // The readable page shows what was typed; the JSON has the choices and pictures as well.
      return drafts.map(({ body, updatedAt }) => ({
        text: unsentTexts(body as DraftFields).join('\n'),
        fields: body,
        updatedAt,
      }));
    },
  }),
];

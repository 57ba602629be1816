import { ADVICE_PATH } from '#app/features/content/paths.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { adviceHandlers } from './api.ts';
import { adviceContract } from './contract.ts';
import { adviceDrafts } from './draft-kinds.ts';
import { adviceLimits } from './limits.ts';
import { adviceSitemap } from './lists/sitemap.ts';
import { adviceMemberData } from './member-data.ts';
import { onMemberDeleted, onQuestionAnswered } from './on/events.ts';
import { adviceReservedPaths } from './reserved-paths.ts';

export const adviceFeature = defineFeature({
  name: 'advice',
  calls: { contract: adviceContract, handlers: adviceHandlers },
  work: [onQuestionAnswered, onMemberDeleted],
  limits: Object.values(adviceLimits),
  counters: [
    // One type at a time, because most answers are of one.
    { table: 'questionType', column: 'answeredCount', rows: 'adviceAnswer', key: 'typeId', batchSize: 1 },
    { table: 'adviceTag', column: 'answeredCount', rows: 'adviceAnswerTag', key: 'tagId' },
  ],
  sitemapPaths: [ADVICE_PATH],
  sitemap: [adviceSitemap],
  draftKinds: Object.values(adviceDrafts),
  reservedPaths: adviceReservedPaths,
  memberData: adviceMemberData,
});

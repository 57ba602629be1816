import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { mountUnsubscribeLink } from '#app/platform/http/mount-unsubscribe-link.ts';
import { handleJob } from '#app/platform/jobs/work.ts';
import { newsletterHandlers } from './api.ts';
import { answerNewsletterRequest } from './commands/answer-newsletter-request.tsx';
import { unsubscribeByToken } from './commands/subscribe.ts';
import { newsletterContract } from './contract.ts';
import { newsletterMailJob } from './jobs.ts';
import { newsletterLimits } from './limits.ts';
import { newsletterMemberData } from './member-data.ts';
import { NEWSLETTER_PATH, STOP_NEWSLETTER_PATH, unsubscribeNewsletterPath } from './paths.ts';

export const newsletterFeature = defineFeature({
  name: 'newsletter',
  calls: { contract: newsletterContract, handlers: newsletterHandlers },
  mount: (server, { platform }) =>
    mountUnsubscribeLink(server, platform, {
      path: STOP_NEWSLETTER_PATH,
      pagePath: unsubscribeNewsletterPath,
      limit: newsletterLimits.newsletterLink,
      unsubscribe: unsubscribeByToken,
    }),
  work: [handleJob(newsletterMailJob, (platform, { requestId }) => answerNewsletterRequest(platform, requestId))],
  limits: Object.values(newsletterLimits),
  expiredRows: [expiredRows({ table: 'newsletterRequest', column: 'expiresAt', lifetime: 0 })],
  sitemapPaths: [NEWSLETTER_PATH],
  memberData: newsletterMemberData,
});

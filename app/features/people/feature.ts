import { DAY, MINUTE } from '#app/platform/clock.ts';
import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { atInterval } from '#app/platform/jobs/work.ts';
import { peopleHandlers } from './api.ts';
import { peopleContract } from './contract.ts';
import { countDirectory } from './directory/count-people.ts';
import { peopleSitemap } from './directory/sitemap.ts';
import { peopleLimits } from './limits.ts';
import { PEOPLE_PATH } from './paths.ts';

export const peopleFeature = defineFeature({
  name: 'people',
  calls: { contract: peopleContract, handlers: peopleHandlers },
  work: [atInterval({ name: 'people.count-directory', interval: 10 * MINUTE, run: countDirectory })],
  limits: Object.values(peopleLimits),
  expiredRows: [expiredRows({ table: 'personSeen', column: 'seenAt', lifetime: DAY })],
  sitemapPaths: [PEOPLE_PATH],
  sitemap: [peopleSitemap],
});

import { MINUTE } from '#app/platform/clock.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { atInterval } from '#app/platform/jobs/work.ts';
import { homeHandlers } from './api.ts';
import { homeContract } from './contract.ts';
import { countParticipants } from './figures.ts';
import { homeReservedPaths } from './reserved-paths.ts';

export const homeFeature = defineFeature({
  name: 'home',
  calls: { contract: homeContract, handlers: homeHandlers },
  work: [atInterval({ name: 'home.count-participants', interval: 10 * MINUTE, run: countParticipants })],
  sitemapPaths: ['/'],
  reservedPaths: homeReservedPaths,
});

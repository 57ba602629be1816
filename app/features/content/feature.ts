import { SECOND } from '#app/platform/clock.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { atInterval } from '#app/platform/jobs/work.ts';
import { mountEditorialMedia } from './mount-editorial-media.ts';
import { markChangedDefinitions } from './store/definitions/mark-changed-definitions.ts';
import { deliverPublications } from './store/deliver-publications.ts';

export const contentFeature = defineFeature({
  name: 'content',
  mount: (server, { platform }) => mountEditorialMedia(server, platform),
  work: [
    atInterval({
      name: 'content.deliver-publications',
      wokenBy: 'publication',
      interval: 5 * SECOND,
      async run(platform) {
        await deliverPublications(platform);
      },
    }),
    atInterval({
      name: 'content.mark-changed-definitions',
      interval: 5 * SECOND,
      async run(platform) {
        await markChangedDefinitions(platform);
      },
    }),
  ],
});

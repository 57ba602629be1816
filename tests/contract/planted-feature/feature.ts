import { sql } from 'kysely';
import { z } from 'zod';
import { documentPublished } from '#app/features/content/events.ts';
import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { call } from '#app/platform/http/calls/contract.ts';
import { jobKind } from '#app/platform/jobs/jobs.ts';
import { atInterval, handleJob, onEvent } from '#app/platform/jobs/work.ts';
import { perMinute, rateLimit } from '#app/platform/limits/rate-limit.ts';
import type { Platform } from '#app/platform/platform.ts';

/**
 * A feature that declares one of everything that a feature can declare: visitors knock on doors. The test creates its two
 * tables, `planted_door` (id, knocks) and `planted_knock` (door_id, at).
 */

const knockRateLimit = rateLimit({ name: 'plantedKnock', rate: perMinute(2) });

const doorId = z.coerce.number().int().positive();

const knockJob = jobKind({ name: 'planted.knock', payload: z.object({ doorId }) });

export const plantedFeature = defineFeature({
  name: 'planted',
  calls: {
    contract: {
      knock: call({
        method: 'POST',
        path: '/api/v1/planted/{door}',
        summary: 'Aankloppen',
        access: 'anyone',
        params: z.object({ door: doorId }),
        response: 'empty',
        limit: knockRateLimit,
      }),
    },
    handlers: {
      knock: ({ platform: { db, jobs } }, { params: { door } }) =>
        db.transaction().execute((transaction) => jobs.send(transaction, knockJob, { doorId: door })),
    },
  },
  mount(server, { features }) {
    server.get('/planted.txt', () => `One of ${features.length} features`);
  },
  work: [
    handleJob(knockJob, (platform, payload) => knock(platform, payload.doorId)),
    onEvent(documentPublished, 'planted', (platform, { documentId }) => insertDoor(platform, documentId)),
    atInterval({ name: 'planted.open-door', interval: 1000, run: (platform) => insertDoor(platform, 1) }),
  ],
  limits: [knockRateLimit],
  counters: [{ table: 'plantedDoor', column: 'knocks', rows: 'plantedKnock', key: 'doorId' }],
  // The planted table is missing in the generated types.
  expiredRows: [expiredRows({ table: 'plantedKnock' as 'pageChange', column: 'at', lifetime: 1000 })],
  sitemapPaths: ['/deuren'],
  sitemap: [{ name: 'deuren', topics: [], list: async () => [{ path: '/deuren/1' }] }],
  draftKinds: ['planted-note'],
});

const insertDoor = async ({ db }: Platform, id: number): Promise<void> => {
  await sql`insert into planted_door (id, knocks) values (${id}, 0) on conflict do nothing`.execute(db);
};

const knock = async ({ db, clock }: Platform, id: number): Promise<void> => {
  await sql`insert into planted_knock (door_id, at) values (${id}, ${clock.now()})`.execute(db);
  await sql`update planted_door set knocks = knocks + 1 where id = ${id}`.execute(db);
};

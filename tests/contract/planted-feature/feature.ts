import { sql } from 'kysely';
import { z } from 'zod';
import { documentPublished } from '#app/features/content/events.ts';
import { expiredRows } from '#app/platform/database/delete-expired-rows.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { call } from '#app/platform/http/calls/contract.ts';
import { jobKind } from '#app/platform/jobs/jobs.ts';
import { atInterval, handle, on } from '#app/platform/jobs/work.ts';
import { perMinute, rateLimit } from '#app/platform/limits/rate-limit.ts';
import type { Platform } from '#app/platform/platform.ts';

/**
 * A feature that has one of everything that a feature can declare: people knock on doors. Its two tables,
 * `planted_door` (id, knocks) and `planted_knock` (door_id, at), are made by the test.
 */

const knockLimit = rateLimit({ name: 'plantedKnock', rate: perMinute(2) });

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
        limit: knockLimit,
      }),
    },
    handlers: {
      knock: ({ platform: { db, jobs } }, { params: { door } }) =>
        db.transaction().execute((open) => jobs.send(open, knockJob, { doorId: door })),
    },
  },
  mount(server, { features }) {
    server.get('/planted.txt', { schema: { hide: true } }, () => `One of ${features.length} features`);
  },
  work: [
    handle(knockJob, (platform, payload) => knock(platform, payload.doorId)),
    on(documentPublished, 'planted', (platform, { documentId }) => openDoor(platform, documentId)),
    atInterval({ name: 'planted.open-door', interval: 1000, run: (platform) => openDoor(platform, 1) }),
  ],
  limits: [knockLimit],
  counters: [{ table: 'planted_door', column: 'knocks', rows: 'planted_knock', key: 'door_id' }],
  // The generated types know no planted table.
  expiredRows: [expiredRows({ table: 'plantedKnock' as 'pageChange', column: 'at', lifetime: 1000 })],
  sitemapPaths: ['/deuren'],
  sitemap: [{ name: 'deuren', list: async () => [{ path: '/deuren/1' }] }],
  draftKinds: ['planted-note'],
  reservedPaths: { pages: ['/deuren'], others: ['/deuren/[^/]+'] },
});

const openDoor = async ({ db }: Platform, id: number): Promise<void> => {
  await sql`insert into planted_door (id, knocks) values (${id}, 0) on conflict do nothing`.execute(db);
};

const knock = async ({ db, clock }: Platform, id: number): Promise<void> => {
  await sql`insert into planted_knock (door_id, at) values (${id}, ${clock.now()})`.execute(db);
  await sql`update planted_door set knocks = knocks + 1 where id = ${id}`.execute(db);
};

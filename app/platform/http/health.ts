import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { migrationNames } from '#app/platform/database/migrate.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { isFromOperator } from './operator-access.ts';

/** Serves /healthz (the process is alive), /readyz (it can handle requests) and /metrics (for Prometheus). */
export async function mountHealth(server: FastifyInstance, platform: Platform): Promise<void> {
  const required = await migrationNames();
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async () => {
    const ready = (await hasMigrations(platform, required)) && (await platform.jobs.ready());
    if (!ready) throw new AppError('unavailable');
    return { status: 'ok' };
  });
  mountMetrics(server, platform);
}

async function hasMigrations({ db }: Platform, required: string[]): Promise<boolean> {
  const { rows } = await sql<{ ran: number }>`
    select count(*) as ran from migration where name = any(${required})
  `.execute(db);
  return rows[0]?.ran === required.length;
}

function mountMetrics(server: FastifyInstance, platform: Platform): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'page_cache_entries',
    help: 'Pages cached for visitors',
    registers: [registry],
    collect() {
      this.set(platform.pageCache.size);
    },
  });
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory of the cached pages, in bytes',
    registers: [registry],
    collect() {
      this.set(platform.pageCache.bytes);
    },
  });
  new Gauge({
    name: 'event_streams',
    help: 'Open event streams of members',
    registers: [registry],
    collect() {
      this.set(platform.live.size);
    },
  });
  new Counter({
    name: 'page_cache_hits_total',
    help: 'Answers from the page cache; no other metric counts them',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(platform.pageCache.hits);
    },
  });
  new Counter({
    name: 'rate_limit_refusals_total',
    help: 'Requests that a rate limit refused, by the name of the limit',
    labelNames: ['limit'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [limit, refused] of platform.limits.refusals) this.inc({ limit }, refused);
    },
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status; pages share one route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  server.get('/metrics', async (request, reply) => {
    if (!isFromOperator(request, platform.config)) throw new AppError('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

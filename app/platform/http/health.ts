import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { migrationNames } from '#app/platform/database/migrate.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';

/** /healthz: the process lives. /readyz: it can answer. /metrics: how it does, for Prometheus. */
export async function mountHealth(server: FastifyInstance, platform: Platform): Promise<void> {
  const needed = await migrationNames();
  const hidden = { schema: { hide: true } };
  server.get('/healthz', hidden, () => ({ status: 'ok' }));
  server.get('/readyz', hidden, async () => {
    const ready = (await hasMigrations(platform, needed)) && (await platform.jobs.ready());
    if (!ready) throw new AppError('unavailable');
    return { status: 'ok' };
  });
  mountMetrics(server, platform);
}

async function hasMigrations({ db }: Platform, needed: string[]): Promise<boolean> {
  const { rows } = await sql<{ ran: number }>`
    select count(*) as ran from migration where name = any(${needed})
  `.execute(db);
  return rows[0]?.ran === needed.length;
}

function mountMetrics(server: FastifyInstance, platform: Platform): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'page_cache_entries',
    help: 'Pages kept for visitors',
    registers: [registry],
    collect() {
      this.set(platform.pageCache.size);
    },
  });
  new Counter({
    name: 'page_cache_hits_total',
    help: 'Answers from kept pages; these are in no other metric',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(platform.pageCache.hits);
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
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!platform.config.metricsHosts.includes(request.ip) || cameByProxy(request)) throw new AppError('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Whether a proxy brought it in: on one machine with us it would look like ourselves to the address. */
const cameByProxy = ({ headers }: FastifyRequest): boolean =>
  headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined;

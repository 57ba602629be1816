import type { FastifyInstance } from 'fastify';
import type { Counter } from '#app/platform/database/compare-counters.ts';
import type { OutdatedRows } from '#app/platform/database/remove-outdated-rows.ts';
import type { FeatureContract } from '#app/platform/http/calls/contract.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import type { Authenticate } from '#app/platform/http/server.ts';
import type { SitemapPart } from '#app/platform/http/sitemap-part.ts';
import type { Work } from '#app/platform/jobs/work.ts';
import type { RateLimit } from '#app/platform/limits/rate-limit.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { ReservedPaths } from './reserved-paths.ts';

/** What a feature serves that is neither a call nor a page: files, feeds. */
export type Mount = (
  server: FastifyInstance,
  site: { platform: Platform; authenticate: Authenticate; features: readonly Feature[] },
) => void;

/** All that a feature is to the rest of the site. */
export interface Feature {
  readonly name: string;
  /** Its calls on the wire, and what handles each. */
  readonly calls?: { readonly contract: FeatureContract; readonly handlers: object };
  readonly mount?: Mount;
  /** What the worker does for it: jobs, subscriptions to events, work at an interval. */
  readonly work?: readonly Work[];
  /** The rate limits of its own. */
  readonly limits?: readonly RateLimit[];
  /** What it counts in a column, compared every night with the rows that are counted. */
  readonly counters?: readonly Counter[];
  /** The rows of its tables that are removed every night when their time has passed. */
  readonly outdatedRows?: readonly OutdatedRows[];
  /** Its pages at an address that never changes, for the sitemap. */
  readonly sitemapPaths?: readonly `/${string}`[];
  readonly sitemap?: readonly SitemapPart[];
  /** What a draft of its forms can be of. */
  readonly draftKinds?: readonly string[];
  readonly reservedPaths?: ReservedPaths;
}

/** A feature whose name and calls are known exactly. */
export interface ExactFeature<N extends string, C extends FeatureContract> extends Feature {
  readonly name: N;
  readonly calls?: { readonly contract: C; readonly handlers: HandlersOf<C> };
}

/** Declares a feature. A call without a handler, or a handler without a call, is an error of types. */
export const defineFeature = <const N extends string, const C extends FeatureContract = Record<never, never>>(
  declared: ExactFeature<N, C>,
): ExactFeature<N, C> => declared;

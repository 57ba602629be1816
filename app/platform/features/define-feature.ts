import type { FastifyInstance } from 'fastify';
import type { CaseKind } from '#app/platform/cases/case-kind.ts';
import type { Counter } from '#app/platform/database/compare-counters.ts';
import type { ExpiredRows } from '#app/platform/database/delete-expired-rows.ts';
import type { FeatureContract } from '#app/platform/http/calls/contract.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import type { Authenticate } from '#app/platform/http/server.ts';
import type { SitemapPart } from '#app/platform/http/sitemap-part.ts';
import type { Work } from '#app/platform/jobs/work.ts';
import type { RateLimit } from '#app/platform/limits/rate-limit.ts';
import type { DeleteHealthData, MemberData } from '#app/platform/member-data/member-data.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { ParticularDrafts } from './draft-kinds.ts';
import type { EndRole } from './end-role.ts';

/** Registers routes that are neither calls nor pages, such as files and feeds. */
export type Mount = (
  server: FastifyInstance,
  site: { platform: Platform; authenticate: Authenticate; features: readonly Feature[] },
) => void;

/** The declaration of a feature: everything that it adds to the site. */
export interface Feature {
  readonly name: string;
  /** Its calls and their handlers. */
  readonly calls?: { readonly contract: FeatureContract; readonly handlers: object };
  readonly mount?: Mount;
  /** Its work for the worker: jobs, subscriptions to events, work at an interval. */
  readonly work?: readonly Work[];
  /** The rate limits of its own. */
  readonly limits?: readonly RateLimit[];
  /** Its counter columns, which a nightly job compares with the rows that they count. */
  readonly counters?: readonly Counter[];
  /** The rows of its tables that a nightly job deletes when they have expired. */
  readonly expiredRows?: readonly ExpiredRows[];
  /** The paths of its pages without parameters, for the sitemap. */
  readonly sitemapPaths?: readonly `/${string}`[];
  readonly sitemap?: readonly SitemapPart[];
  /** The kinds of drafts that its forms save. */
  readonly draftKinds?: readonly (string | ParticularDrafts)[];
  /** The kinds of its things that members report for the moderators. */
  readonly caseKinds?: readonly CaseKind[];
  /** What it keeps about a member, for the download of all that is kept (rules.md R35). */
  readonly memberData?: readonly MemberData[];
  /** Deletes its health data of a member, in the transaction that withdraws the consent to keep it (rules.md R35). */
  readonly deleteHealthData?: DeleteHealthData;
  /** Ends what a role gave a member here, in the transaction that takes it away (rules.md R46). */
  readonly endRole?: EndRole;
}

/** A feature with the exact types of its name and calls. */
export interface ExactFeature<N extends string, C extends FeatureContract> extends Feature {
  readonly name: N;
  readonly calls?: { readonly contract: C; readonly handlers: HandlersOf<C> };
}

/** Declares a feature. A call without a handler, or a handler without a call, is an error of types. */
export const defineFeature = <const N extends string, const C extends FeatureContract = Record<never, never>>(
  declared: ExactFeature<N, C>,
): ExactFeature<N, C> => declared;

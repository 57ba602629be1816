import { ANONYMOUS, type VisibleUser } from '#app/features/profiles/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { mayReport } from '../policy.ts';
import { findReport } from './reports.ts';
import { findKind, findSubject, type SubjectRef } from './subjects.ts';
import { listUsers } from './users.ts';

/** What somebody is about to report, as far as they can see it. */
export interface ThingToReport {
  /** The name of its kind. */
  kind: string;
  /** What such a thing is called: 'Reactie in een gesprek'. */
  label: string;
  title: string;
  text: string;
  author: VisibleUser;
  /** The path of the page on which the reporter reads it. */
  path: string;
  /** The code of the report that this member made of it before; null without one. */
  earlier: string | null;
}

/**
 * What this viewer is about to report. Throws AppError not_found, also for what they cannot see, or forbidden for what they
 * wrote themselves.
 */
export async function readThingToReport(ctx: RequestContext, thing: SubjectRef): Promise<ThingToReport> {
  const { platform, viewer } = ctx;
  const kind = findKind(platform, thing.kind);
  const reportable = await platform.db
    .transaction()
    .execute((db) => Promise.resolve(kind?.findReportable(db, thing.subjectId, viewer)));
  const subject = reportable?.shown ? await findSubject(platform.db, platform, thing) : null;
  if (!kind || !reportable || !subject) throw new AppError('not_found');
  if (!mayReport(viewer, reportable)) throw new AppError('forbidden');
  const [authors, earlier] = await Promise.all([
    listUsers(ctx, [subject.authorId]),
    viewer && findReport(platform.db, thing, viewer),
  ]);
  return {
    kind: kind.name,
    label: kind.label,
    title: subject.title,
    text: reportable.text ?? subject.text,
    author: subject.anonymous ? ANONYMOUS : authors(subject.authorId),
    path: reportable.path ?? subject.path ?? '/',
    earlier: earlier?.code ?? null,
  };
}

import type { RequestContext } from '#app/platform/http/request-context.ts';
import { memberTopic } from './topics.ts';
import { type UserRow, userFor, type VisibleUser } from './user-for.ts';

/** A member as this request context may see them; the page being drawn is out of date as soon as that changes. */
export function showUser({ viewer, page }: RequestContext, subject: UserRow | null): VisibleUser {
  if (subject) page.dependsOn(memberTopic(subject.id));
  return userFor(viewer, subject);
}

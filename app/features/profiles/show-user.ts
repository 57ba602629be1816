import type { Visit } from '#app/platform/http/visit.ts';
import { memberTopic } from './topics.ts';
import { type UserRow, userFor, type VisibleUser } from './user-for.ts';

/** A member as this visit may see them; the page being drawn is out of date as soon as that changes. */
export function showUser({ viewer, page }: Visit, subject: UserRow | null): VisibleUser {
  if (subject) page.dependsOn(memberTopic(subject.id));
  return userFor(viewer, subject);
}

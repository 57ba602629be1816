import type { RequestContext } from '#app/platform/http/request-context.ts';
import { maskUser, type UserRow, type VisibleUser } from './mask-user.ts';
import { memberTopic } from './topics.ts';

/** A member as the viewer may see them (rules.md R13); the page being rendered depends on that member. */
export function visibleUser({ viewer, page }: RequestContext, subject: UserRow | null): VisibleUser {
  if (subject) page.dependsOn(memberTopic(subject.id));
  return maskUser(viewer, subject);
}

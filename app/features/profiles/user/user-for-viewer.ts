import type { RequestContext } from '#app/platform/http/request-context.ts';
import { memberTopic } from '../topics.ts';
import { redactUser, type UserRow, type VisibleUser } from './redact-user.ts';

/**
 * A member as the viewer of this request may see them (rules.md R13), or the deleted user for null. The page that is being
 * rendered then depends on that member.
 */
export function userForViewer({ viewer, page }: RequestContext, subject: UserRow | null): VisibleUser {
  if (subject) page.dependsOn(memberTopic(subject.id));
  return redactUser(viewer, subject);
}

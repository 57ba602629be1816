import type { RequestContext } from '#app/platform/http/request-context.ts';
import { memberTopic } from '../topics.ts';
import { redactUser, type UserRow, type VisibleUser } from './redact-user.ts';

/**
 * A member as the viewer of this request may see them (rules.md R13), or the deleted user for null. The name is a link only
 * if the site has pages of members (decisions.md 41). The page that is being rendered then depends on that member.
 */
export function userForViewer({ viewer, page, isPage }: RequestContext, subject: UserRow | null): VisibleUser {
  if (subject) page.dependsOn(memberTopic(subject.id));
  const user = redactUser(viewer, subject);
  return user.href && isPage(user.href) ? user : { ...user, href: null };
}

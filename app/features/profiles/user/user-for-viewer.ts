import type { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import type { Reader } from '#app/platform/session/viewer.ts';
import { memberTopic } from '../topics.ts';
import { redactUser, type UserRow, type VisibleUser } from './redact-user.ts';

/** Who is shown a member: the context of a request, or the reader of a mail with a page that nobody renders. */
interface Shown {
  readonly viewer: Reader | null;
  readonly page: PageMetadata;
}

/**
 * A member as the viewer of this request may see them (rules.md R13), or the deleted user for null. The page that is being
 * rendered then depends on that member.
 */
export function userForViewer({ viewer, page }: Shown, subject: UserRow | null): VisibleUser {
  if (subject) page.dependsOn(memberTopic(subject.id));
  return redactUser(viewer, subject);
}

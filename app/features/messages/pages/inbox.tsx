import { personModePath } from '#app/features/people/paths.ts';
import type { VisibleUser } from '#app/features/profiles/index.ts';
import { parseAddressId } from '#app/platform/http/pages/address-id.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { readPageIndex, requirePage } from '#app/platform/http/pages/paged-address.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { MESSAGES_PATH } from '#app/platform/paths.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useLiveRevalidation } from '#app/ui/live/use-live-revalidation.ts';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { inboxPath, type ThreadEnd } from '../paths.ts';
import { findRefused, readInbox } from '../screens.ts';
import { InboxList } from '../ui/inbox-list.tsx';
import type { Route } from './+types/inbox';

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const member = requireMember(ctx);
    const index = readPageIndex(args.request);
    const inbox = await readInbox(member, index);
    requirePage({ index, pages: inbox.pages }, MESSAGES_PATH);
    const query = new URL(args.request.url).searchParams;
    const refusedId = parseAddressId(query.get('geweigerd'));
    return {
      ...{ ...inbox, page: index + 1 },
      done: messageOf(query.get('gedaan')),
      refused: refusedId === null ? null : await findRefused(member, refusedId),
    };
  });

const DONE: Readonly<Record<ThreadEnd, string>> = {
  ingetrokken: 'Je contactverzoek is ingetrokken.',
  verwijderd: 'Het contact en de berichten zijn verwijderd.',
};

const messageOf = (end: string | null): string | null =>
  end !== null && Object.hasOwn(DONE, end) ? DONE[end as ThreadEnd] : null;

const TOPICS = ['messages'] as const;

/** The messages of a member: those of the site, the contacts and the open requests. */
export default function InboxPage({ loaderData: { items, page, pages, done, refused } }: Route.ComponentProps) {
  useLiveRevalidation(TOPICS);
  return (
    <Stack gap={4} narrow>
      <Metadata title="Berichten" description={null} />
      <PageHeader title="Berichten" />
      {done && (
        <Notice kind="success" focusOn={done}>
          <p>{done}</p>
        </Notice>
      )}
      {refused && <RefusalNotice user={refused} />}
      <InboxList items={items} />
      <Pager page={page} pages={pages} href={inboxPath} />
    </Stack>
  );
}

/** Whom the member just refused, and the way to have contact after all. */
const RefusalNotice = ({ user }: { user: VisibleUser }) => (
  <Notice kind="success" focusOn={user.id}>
    <p>Je hebt het contactverzoek van {user.name} geweigerd. Bedenk je je? Dan kun je altijd nog contact leggen.</p>
    {user.href && (
      <p>
        <Link to={personModePath(user.href, { message: 'nieuw' })}>Toch contact leggen</Link>
      </p>
    )}
  </Notice>
);

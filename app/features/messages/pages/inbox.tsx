import { load } from '#app/platform/http/pages/loader.ts';
import { readPageIndex, requirePage } from '#app/platform/http/pages/paged-address.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { MESSAGES_PATH } from '#app/platform/paths.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { useLiveRevalidation } from '#app/ui/live/use-live-revalidation.ts';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { inboxPath, type ThreadEnd } from '../paths.ts';
import { readInbox } from '../screens.ts';
import { InboxList } from '../ui/inbox-list.tsx';
import type { Route } from './+types/inbox';

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const index = readPageIndex(args.request);
    const inbox = await readInbox(requireMember(ctx), index);
    requirePage({ index, pages: inbox.pages }, MESSAGES_PATH);
    return { ...inbox, page: index + 1, done: messageOf(new URL(args.request.url).searchParams.get('gedaan')) };
  });

const DONE: Readonly<Record<ThreadEnd, string>> = {
  geweigerd: 'Je hebt het contactverzoek geweigerd. Op de profielpagina kun je altijd nog contact leggen.',
  ingetrokken: 'Je contactverzoek is ingetrokken.',
  verwijderd: 'Het contact en de berichten zijn verwijderd.',
};

const messageOf = (end: string | null): string | null =>
  end !== null && Object.hasOwn(DONE, end) ? DONE[end as ThreadEnd] : null;

const TOPICS = ['messages'] as const;

/** The messages of a member: those of the site, the contacts and the open requests (messages-1). */
export default function InboxPage({ loaderData: { items, page, pages, done } }: Route.ComponentProps) {
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
      <InboxList items={items} />
      <Pager page={page} pages={pages} href={inboxPath} />
    </Stack>
  );
}

import { redirect } from 'react-router';
import { GROUPS_PATH } from '#app/features/groups/paths.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { readPageIndex } from '#app/platform/http/pages/paged-address.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { NOTIFICATIONS_PATH } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Bell } from '#app/ui/icon/icons.ts';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { useLiveRevalidation } from '#app/ui/live/use-live-revalidation.ts';
import { useMarkSeen } from '#app/ui/live/use-mark-seen.ts';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { notificationsHandlers } from '../api.ts';
import { notificationsContract } from '../contract.ts';
import { notificationsPath } from '../paths.ts';
import { NOTIFICATIONS_PAGE_SIZE } from '../rules.ts';
import { listNotifications } from '../screens.ts';
import { NotificationList } from '../ui/notification-list.tsx';
import type { Route } from './+types/notifications';

const TOPICS = ['notifications'] as const;

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const index = readPageIndex(args.request);
    const list = await listNotifications(requireMember(ctx), { index, size: NOTIFICATIONS_PAGE_SIZE });
    if (index > 0 && index >= list.pages) throw redirect(NOTIFICATIONS_PATH);
    return { ...list, page: index + 1 };
  });

export const action = (args: Route.ActionArgs) =>
  submit(args, notificationsContract.markSeen, notificationsHandlers.markSeen, () => null);

/** What the site tells a member. Looking at it marks it as seen (notifications-2). */
export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const { items, page, pages } = loaderData;
  const formError = formErrorOf(actionData);
  const newIds = useMarkSeen(items);
  useLiveRevalidation(TOPICS);
  return (
    <Stack gap={4}>
      <Metadata title="Meldingen" description={null} />
      <PageHeader title="Meldingen" intro="Wat er nieuw is rond jouw gesprekken en contacten." />
      {formError && (
        <Notice kind="error">
          <p>{formError.message}</p>
        </Notice>
      )}
      {items.length === 0 ? (
        <EmptyState
          title="Je hebt nog geen meldingen"
          icon={Bell}
          action={
            <ButtonLink to={GROUPS_PATH} variant="secondary">
              Naar de gesprekken
            </ButtonLink>
          }
        >
          <p>Reageert iemand op een gesprek dat jij bent begonnen? Dan zie je dat hier.</p>
        </EmptyState>
      ) : (
        <NotificationList notifications={items} newIds={newIds} />
      )}
      {items.some(({ seen }) => !seen) && (
        <noscript>
          <PostForm>
            <input type="hidden" name="Until" value={Math.max(...items.map(({ id }) => id))} />
            <Button type="submit">Markeer als gelezen</Button>
          </PostForm>
        </noscript>
      )}
      <Pager page={page} pages={pages} href={notificationsPath} />
    </Stack>
  );
}

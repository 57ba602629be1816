import { GROUPS_PATH } from '#app/features/conversations/paths.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { readPageIndex, requirePage } from '#app/platform/http/pages/paged-address.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { NOTIFICATIONS_PATH } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Bell } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useLiveRevalidation } from '#app/ui/live/use-live-revalidation.ts';
import { useMarkSeen } from '#app/ui/live/use-mark-seen.ts';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { notificationsHandlers } from '../api.ts';
import { NOTIFICATIONS_PAGE_SIZE, notificationsContract } from '../contract.ts';
import { notificationsPath } from '../paths.ts';
import { listNotifications, type Notification } from '../screens.ts';
import { notificationParts } from '../ui/notification-parts.ts';
import type { Route } from './+types/notifications';
import styles from './notifications.module.css';

const TOPICS = ['notifications'] as const;

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const index = readPageIndex(args.request);
    const list = await listNotifications(requireMember(ctx), { index, size: NOTIFICATIONS_PAGE_SIZE });
    requirePage({ index, pages: list.pages }, NOTIFICATIONS_PATH);
    return { ...list, page: index + 1 };
  });

export const action = (args: Route.ActionArgs) =>
  submit(args, notificationsContract.markSeen, notificationsHandlers.markSeen, () => null);

/** What the site tells a member. Looking at it marks it as seen. */
export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const { items, page, pages } = loaderData;
  const formError = formErrorOf(actionData);
  const newIds = useMarkSeen(items);
  useLiveRevalidation(TOPICS);
  return (
    <Stack gap={4} narrow>
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

interface Props {
  notifications: readonly Notification[];
  /** The ids of those that are shown as new. */
  newIds: readonly number[];
}

/** Notifications, each with its text and its time. */
function NotificationList({ notifications, newIds }: Props) {
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} isNew={newIds.includes(notification.id)} />
      ))}
    </ul>
  );
}

/** Its link has the whole sentence as a description, since several may lead into one conversation. */
function NotificationItem({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  const sentenceId = `melding-${notification.id}`;
  return (
    <li className={styles.notification} data-new={isNew || undefined}>
      <Avatar user={notification.actor} size={50} />
      <div className={styles.text}>
        <p id={sentenceId}>
          {notificationParts(notification).map(({ text, href }) =>
            href ? (
              <Link key={text} to={href} aria-describedby={sentenceId}>
                <bdi>{text}</bdi>
              </Link>
            ) : (
              text
            ),
          )}
        </p>
        <p className={styles.about}>
          <RelativeTime at={notification.createdAt.toISOString()} />
          {isNew && <Tag tint="mint">Nieuw</Tag>}
        </p>
      </div>
    </li>
  );
}

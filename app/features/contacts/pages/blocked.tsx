import { redirect } from 'react-router';
import { SETTINGS_PATH } from '#app/features/accounts/paths.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { readPageIndex, requirePage } from '#app/platform/http/pages/paged-address.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { EyeOff } from '#app/ui/icon/icons.ts';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { contactsHandlers as handlers } from '../api.ts';
import { contactsContract as contract } from '../contract.ts';
import { type BlockedMember, listBlockedMembers } from '../lists/blocked-members.ts';
import { BLOCKED_PATH, justBlockedPath } from '../paths.ts';
import type { Route } from './+types/blocked';
import styles from './blocked.module.css';

const PAGE_SIZE = 20;

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const index = readPageIndex(args.request);
    const { items, pages } = await listBlockedMembers(requireMember(ctx), { index, size: PAGE_SIZE });
    requirePage({ index, pages }, BLOCKED_PATH);
    const last = new URL(args.request.url).searchParams.get('geblokkeerd');
    const justBlocked = items.find(({ user }) => String(user.id) === last)?.user.name ?? null;
    return { members: items, page: index + 1, pages, justBlocked };
  });

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    block: (form) =>
      submit(form, contract.block, handlers.block, ({ form: sent }) =>
        redirect(justBlockedPath(Number(sent.get('id'))), 303),
      ),
    unblock: (form) => submit(form, contract.unblock, handlers.unblock, () => ({ unblocked: true })),
  });

/** Whom the member blocks. */
export default function BlockedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { members, page, pages, justBlocked } = loaderData;
  const formError = formErrorOf(actionData);
  const unblocked = (actionData as { unblocked?: true } | undefined)?.unblocked;
  return (
    <Stack gap={4} narrow>
      <Metadata title="Wie je hebt geblokkeerd" description={null} />
      <PageHeader
        title="Wie je hebt geblokkeerd"
        intro={
          <p>
            Jullie kunnen elkaar niet schrijven, en je ziet hun profiel niet. Wat de ander in gesprekken schrijft, is
            voor jou dichtgeklapt. De ander ziet van jou alleen wat iedereen ziet die niet is ingelogd. Diegene krijgt
            geen bericht, maar kan het wel merken.
          </p>
        }
      />
      {formError && (
        <Notice kind="error" focusOn={formError}>
          <p>{formError.message}</p>
        </Notice>
      )}
      {unblocked && (
        <Notice kind="success" focusOn={actionData}>
          <p>Deze persoon is niet langer geblokkeerd.</p>
        </Notice>
      )}
      {justBlocked && !unblocked && !formError && (
        <Notice kind="success" focusOn={justBlocked}>
          <p>Je hebt {justBlocked} geblokkeerd.</p>
        </Notice>
      )}
      <BlockedList members={members} />
      <Pager
        page={page}
        pages={pages}
        href={(number) => (number === 1 ? BLOCKED_PATH : `${BLOCKED_PATH}?page=${number}`)}
      />
    </Stack>
  );
}

const NobodyBlocked = () => (
  <EmptyState
    title="Je hebt niemand geblokkeerd"
    icon={EyeOff}
    action={<ButtonLink to={SETTINGS_PATH}>Naar je instellingen</ButtonLink>}
  >
    Blokkeren doe je op de profielpagina van een deelnemer, of onder een bericht.
  </EmptyState>
);

/** The members whom somebody blocks, each with the button that ends it. */
function BlockedList({ members }: { members: readonly BlockedMember[] }) {
  if (members.length === 0) return <NobodyBlocked />;
  return (
    <ul className={styles.list}>
      {members.map(({ user, blockedAt }) => (
        <li key={user.id} className={styles.member}>
          <Avatar user={user} size={50} />
          <div className={styles.about}>
            <p className={styles.name}>{user.name}</p>
            <p className={styles.since}>
              Geblokkeerd: <RelativeTime at={blockedAt.toISOString()} />
            </p>
          </div>
          <PostForm action={BLOCKED_PATH}>
            <input type="hidden" name="intent" value="unblock" />
            <input type="hidden" name="id" value={user.id} />
            <Button type="submit" variant="quiet">
              Deblokkeer<span className="visually-hidden"> {user.name}</span>
            </Button>
          </PostForm>
        </li>
      ))}
    </ul>
  );
}

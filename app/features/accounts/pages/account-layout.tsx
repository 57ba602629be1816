import { Outlet, useLocation } from 'react-router';
import { PHOTO_PATH } from '#app/features/profiles/paths.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import { readAccount } from '../screens.ts';
import { AccountSidebar } from '../ui/account-sidebar.tsx';
import type { Route } from './+types/account-layout';

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { viewer, platform } = requireMember(ctx);
    const { createdAt } = await readAccount(platform.db, viewer.memberId);
    return {
      me: { id: viewer.memberId, username: viewer.username, photo: viewer.photoId, joined: createdAt.toISOString() },
      uploads: platform.config.uploads,
    };
  });

/** The layout of every page of the account area: name, photo and navigation beside the page (accounts-36). */
export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const onPhotoPage = useLocation().pathname.startsWith(PHOTO_PATH);
  return (
    <Page>
      <WithSidebar
        side="before"
        sidebarLabel="Jouw account"
        sidebar={<AccountSidebar {...loaderData} photoTools={!onPhotoPage} />}
      >
        <Outlet />
      </WithSidebar>
    </Page>
  );
}

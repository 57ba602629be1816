import { type ReactNode, use } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { PHOTO_PATH, PROFILE_PATH } from '#app/features/profiles/paths.ts';
import { PhotoTools } from '#app/features/profiles/ui/photo-tools.tsx';
import { load } from '#app/platform/http/pages/loader.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import type { UploadLimits } from '#app/platform/images/open-picture.ts';
import { LOGOUT_PATH, MESSAGES_PATH, NOTIFICATIONS_PATH } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Bell, type IconComponent, LogOut, Mail, Settings, UserRound } from '#app/ui/icon/icons.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import { UnreadContext } from '#app/ui/live/unread-context.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { Day } from '#app/ui/time/day.tsx';
import { monthYear } from '#app/ui/time/formats.ts';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { SETTINGS_PATH } from '../paths.ts';
import { readAccount } from '../screens.ts';
import type { Route } from './+types/account-layout';
import styles from './account-layout.module.css';

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { viewer, platform } = requireMember(ctx);
    const { createdAt } = await readAccount(platform.db, viewer.memberId);
    return {
      me: { id: viewer.memberId, username: viewer.username, photo: viewer.photoId, joined: createdAt.toISOString() },
      uploads: platform.config.uploads,
    };
  });

/** The layout of every page of the account area: name, photo and navigation beside the page. */
export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <Page>
      <WithSidebar
        side="before"
        sidebarLabel="Jouw account"
        sidebar={
          <AccountSidebar
            {...loaderData}
            photoTools={!pathname.startsWith(PHOTO_PATH)}
            meOnPhones={pathname === PROFILE_PATH || pathname.startsWith(PHOTO_PATH)}
          />
        }
      >
        <Outlet />
      </WithSidebar>
    </Page>
  );
}

interface Props {
  me: { id: number; username: string; photo: string | null; joined: string };
  uploads: UploadLimits;
  /** Whether the photo can be changed here; false on the page of the photo, which has these tools itself. */
  photoTools: boolean;
  /** Whether a phone shows the name and photo, too: on the own profile and where the photo is changed. */
  meOnPhones: boolean;
}

/** Photo, name and date of joining, then links to the pages of the account area and the logout. */
function AccountSidebar({ me, uploads, photoTools, meOnPhones }: Props) {
  const unread = use(UnreadContext);
  return (
    <div className={styles.sidebar}>
      <div className={classNames(styles.me, !meOnPhones && styles.elsewhere)}>
        <Avatar user={{ ...me, name: me.username }} size={90} />
        <div>
          <p className={styles.name}>{me.username}</p>
          <p className={styles.joined}>
            Deelnemer sinds <Day at={me.joined} format={monthYear} />
          </p>
        </div>
        {photoTools && (
          <div className={styles.photo}>
            <PhotoTools hasPhoto={me.photo !== null} uploads={uploads} />
          </div>
        )}
      </div>
      <nav aria-label="Pagina’s van je account" className={styles.pages}>
        <ul className={styles.menu}>
          <MenuItem to={PROFILE_PATH} icon={UserRound}>
            Mijn profiel
          </MenuItem>
          <MenuItem to={MESSAGES_PATH} icon={Mail}>
            Berichten <Badge count={unread.messages} label="ongelezen" />
          </MenuItem>
          <MenuItem to={NOTIFICATIONS_PATH} icon={Bell}>
            Meldingen <Badge count={unread.notifications} label="ongelezen" />
          </MenuItem>
          <MenuItem to={SETTINGS_PATH} icon={Settings}>
            Instellingen
          </MenuItem>
        </ul>
      </nav>
      <PostForm action={LOGOUT_PATH} className={styles.logout}>
        <Button type="submit" icon={LogOut}>
          Uitloggen
        </Button>
      </PostForm>
    </div>
  );
}

/** A link to a page of the account area. */
const MenuItem = ({ to, icon: Icon, children }: { to: string; icon: IconComponent; children: ReactNode }) => (
  <li>
    <NavLink to={to} className={classNames(styles.link)}>
      <Icon aria-hidden="true" /> {children}
    </NavLink>
  </li>
);

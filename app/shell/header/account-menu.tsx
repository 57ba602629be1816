import { use } from 'react';
import { SETTINGS_PATH } from '#app/features/accounts/paths.ts';
import { PROFILE_PATH } from '#app/features/profiles/paths.ts';
import { LOGOUT_PATH, MESSAGES_PATH, NOTIFICATIONS_PATH } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Bell, ChevronDown, LogOut, Mail, Settings, ShieldCheck, UserRound } from '#app/ui/icon/icons.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { UnreadContext } from '#app/ui/live/unread-context.ts';
import { Avatar } from '#app/ui/user/avatar.tsx';
import type { ShellViewer } from '../shell-props.ts';
import styles from './account-menu.module.css';

/** The menu of a member: their photo (screen readers read the name), with links to their pages and the button for logging out. */
export function AccountMenu({ viewer }: { viewer: ShellViewer }) {
  const user = { id: viewer.id, name: viewer.username, photo: viewer.photo };
  const { messages, notifications } = use(UnreadContext);
  return (
    <details name="kopmenu" className={styles.account}>
      <summary className={styles.opener}>
        <span className={styles.photo} aria-hidden="true">
          <Avatar user={user} size={50} />
        </span>
        <span className="visually-hidden">{viewer.username}</span>
        <span className={styles.unread}>
          <Badge count={messages + notifications} label="ongelezen" />
        </span>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </summary>
      <nav className={styles.panel} aria-label="Mijn account">
        <ul>
          <li>
            <Link to={PROFILE_PATH} className={styles.link}>
              <UserRound aria-hidden="true" /> Mijn profiel
            </Link>
          </li>
          <li>
            <Link to={MESSAGES_PATH} className={styles.link}>
              <Mail aria-hidden="true" /> Berichten <Badge count={messages} label="ongelezen" />
            </Link>
          </li>
          <li>
            <Link to={NOTIFICATIONS_PATH} className={styles.link}>
              <Bell aria-hidden="true" /> Meldingen <Badge count={notifications} label="ongelezen" />
            </Link>
          </li>
          <li>
            <Link to={SETTINGS_PATH} className={styles.link}>
              <Settings aria-hidden="true" /> Instellingen
            </Link>
          </li>
          {viewer.desks.map(({ text, href, waiting }) => (
            <li key={href}>
              <Link to={href} className={styles.link}>
                <ShieldCheck aria-hidden="true" /> {text} <Badge count={waiting} label="open" />
              </Link>
            </li>
          ))}
        </ul>
        <PostForm action={LOGOUT_PATH} className={styles.logout}>
          <Button type="submit" variant="secondary" icon={LogOut}>
            Uitloggen
          </Button>
        </PostForm>
      </nav>
    </details>
  );
}

import { LazyHideHere } from '#app/features/moderation/ui/on-demand.tsx';
import { ReportLink } from '#app/features/moderation/ui/report-link.tsx';
import { Bell } from '#app/ui/icon/icons.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { unbroken } from '#app/ui/text/unbroken.ts';
import { Day } from '#app/ui/time/day.tsx';
import { monthYear } from '#app/ui/time/formats.ts';
import { Toggle } from '#app/ui/toggle/toggle.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import { blogPath } from '../paths.ts';
import { BLOG_KIND } from '../rules.ts';
import type { Blog } from '../screens/read-blog.ts';
import styles from './author-card.module.css';

interface Props {
  blog: Blog;
  /** Whether the card names the blog: on the page of one of its posts. */
  named?: boolean;
  /** The path of the page, to which a visitor returns after logging in. */
  path: string;
  member: boolean;
}

/** Who writes the blog and since when, how much is in it, and the button to follow it. */
export function AuthorCard({ blog, named, path, member }: Props) {
  const { owner, treatment, publishedAt, createdAt, postCount, followerCount } = blog;
  const about = [owner.relationship, treatment].filter(Boolean).join('\u00a0· ');
  return (
    <Card tint="sand">
      <div className={styles.author}>
        <Avatar user={owner} size={60} />
        <p className={styles.name}>
          <UserName user={owner} />
        </p>
      </div>
      {about && <p className={styles.about}>{about}</p>}
      <p className={styles.about}>
        Blogt sinds <Day at={(publishedAt ?? createdAt).toISOString()} format={monthYear} />
      </p>
      {named && (
        <p className={styles.blog}>
          Schrijft in{' '}
          <Link to={blogPath(blog)}>
            <bdi>{blog.title}</bdi>
          </Link>
        </p>
      )}
      <p className={styles.counts}>
        {[
          unbroken(pluralise(postCount, 'bericht', 'berichten')),
          followerCount > 0 && unbroken(pluralise(followerCount, 'volger', 'volgers')),
        ]
          .filter(Boolean)
          .join('\u00a0· ')}
      </p>
      <div className={styles.actions}>
        <FollowToggle blog={blog} path={path} member={member} />
        {!named && blog.may.report && <ReportLink kind={BLOG_KIND} id={blog.id} what="deze blog" />}
        {!named && <LazyHideHere {...blog} hidden={blog.hidden && !blog.heldFor} what="deze blog" />}
      </div>
    </Card>
  );
}

/** The button to follow the blog; visitors get a link to log in, and its owner none. */
function FollowToggle({ blog, path, member }: Props) {
  if (!member) {
    return (
      <MembersOnlyLink purpose="deze blog te volgen" path={path} variant="secondary" icon={Bell}>
        Volg deze blog
      </MembersOnlyLink>
    );
  }
  if (!blog.may.follow) return null;
  return (
    <Toggle
      on={blog.followed}
      offLabel="Volg deze blog"
      onLabel="Niet meer volgen"
      icon={Bell}
      fields={{ id: String(blog.id) }}
      intentOn="follow"
      intentOff="unfollow"
    />
  );
}

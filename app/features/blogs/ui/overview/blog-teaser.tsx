import { newLabel } from '#app/features/reactions/ui/visits/new-label.ts';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { BookHeart } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { LockedTeaser } from '#app/ui/teaser/locked-teaser.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import type { TitleElement } from '#app/ui/teaser/teaser-frame.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { unbroken } from '#app/ui/text/unbroken.ts';
import { wholeSentences } from '#app/ui/text/whole-sentences.ts';
import { dateAndTime, lastActivity, longDate } from '#app/ui/time/formats.ts';
import { Avatar } from '#app/ui/user/avatar.tsx';
import type { BlogSummary } from '../../lists/summaries.ts';
import { blogPath } from '../../paths.ts';

interface Props {
  blog: BlogSummary;
  /** How many posts were published since the viewer's last visit; undefined if none. */
  newCount?: number | undefined;
  titleAs?: TitleElement;
}

/** A blog in a list, with a link to it; if it is closed to the viewer, only its title with a lock. */
export function BlogTeaser({ blog, newCount, titleAs }: Props) {
  const { title, shown } = blog;
  const activity = (
    <>
      Laatste activiteit: <LastActivity at={blog.lastActivityAt} />
    </>
  );
  if (!shown) return <LockedTeaser title={title} path={blogPath(blog)} meta={activity} titleAs={titleAs} />;
  const { owner, postCount, followerCount } = shown;
  const about = [
    owner.name,
    owner.relationship,
    followerCount > 0 && unbroken(pluralise(followerCount, 'volger', 'volgers')),
  ].filter(Boolean);
  return (
    <Teaser
      href={blogPath(blog)}
      title={title}
      titleAs={titleAs}
      tint="sand"
      icon={BookHeart}
      leading={<Avatar user={owner} size={60} />}
      kicker={about.join('\u00a0· ')}
      count={postCount > 0 ? { value: postCount, label: postCount === 1 ? 'bericht' : 'berichten' } : undefined}
      meta={activity}
    >
      {newCount !== undefined && (
        <div>
          <Tag tint="mint">{newLabel(newCount)}</Tag>
        </div>
      )}
      <p dir="auto">{wholeSentences(shown.description)}</p>
    </Teaser>
  );
}

/** When something last happened in a blog: cached pages have the date, the browser tells how long ago. */
function LastActivity({ at }: { at: Date }) {
  const hydrated = useHydrated();
  const iso = at.toISOString();
  return (
    <time dateTime={iso} title={dateAndTime(iso)}>
      {hydrated ? lastActivity(iso, new Date().toISOString()) : longDate(iso)}
    </time>
  );
}

import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { likesLabel } from '#app/features/reactions/ui/likes.tsx';
import { reactionCountLabel } from '#app/features/reactions/ui/reaction-labels.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ArrowUp } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LoadMore } from '#app/ui/navigation/load-more.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { unbroken } from '#app/ui/text/unbroken.ts';
import { wholeSentences } from '#app/ui/text/whole-sentences.ts';
import { DayAndTime } from '#app/ui/time/day.tsx';
import type { ListedPost } from '../../lists/posts.ts';
import { blogPath, postPath, postsPath } from '../../paths.ts';
import { POST_PAGES_MAX } from '../../rules.ts';
import type { Blog } from '../../screens/read-blog.ts';
import type { BlogScreen } from '../../screens/read-blog-screen.ts';
import styles from './blog.module.css';

interface Props {
  screen: BlogScreen;
  /** The posts that were published since the viewer's last visit. */
  newIds: readonly number[];
}

/**
 * The posts in a blog, the latest first, with a link to load more. Once POST_PAGES_MAX times as many are shown, the older
 * ones come on a page of their own.
 */
export function PostList({ screen: { blog, posts, before, shown, more }, newIds }: Props) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const list = useFocusOnFirstNew(posts.length, more);
  const full = shown === POST_PAGES_MAX;
  const next = full
    ? postsPath(blog, { before: posts.at(-1)?.id ?? null })
    : postsPath(blog, { before, shown: shown + 1 });
  if (posts.length === 0) {
    return (
      <EmptyState title="Hier staat nog geen bericht">
        {blog.own
          ? 'Schrijf je eerste bericht. Het hoeft niet lang te zijn: een dag, een gedachte, een foto.'
          : 'Volg deze blog. Dan hoor je het als het eerste bericht er is.'}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="berichten" ref={list}>
      <Stack gap={3}>
        <h2 id="berichten">
          {blog.own
            ? pluralise(blog.postCount, 'blogbericht', 'blogberichten')
            : `${pluralise(blog.postCount, 'blogbericht', 'blogberichten')} van ${blog.owner.name}`}
        </h2>
        <ul className={styles.posts}>
          {posts.map((post) => (
            <li key={post.id}>
              <PostTeaser post={post} blog={blog} isNew={newIds.includes(post.id)} />
            </li>
          ))}
        </ul>
        <p role="status" className={styles.soft}>
          {before === null && more ? `Je ziet ${posts.length} van de ${blog.postCount} berichten.` : ''}
        </p>
        {more && (
          <LoadMore
            href={next}
            busy={location !== undefined && location.pathname + location.search === next}
            onMore={full ? undefined : () => navigate(next, { preventScrollReset: true })}
            label={full ? 'Oudere berichten' : undefined}
          />
        )}
        {before !== null && (
          <div>
            <ButtonLink to={blogPath(blog)} variant="quiet" icon={ArrowUp}>
              Naar de nieuwste berichten
            </ButtonLink>
          </div>
        )}
      </Stack>
    </section>
  );
}

function PostTeaser({ post, blog, isNew }: { post: ListedPost; blog: Blog; isNew: boolean }) {
  const { id, title, description, publishedAt, likeCount, reactionCount, warnings } = post;
  const iso = publishedAt.toISOString();
  return (
    <Teaser
      href={postPath({ id, title, blog })}
      title={title}
      tint="sand"
      meta={
        <>
          {isNew && (
            <>
              <Tag tint="mint">nieuw</Tag>{' '}
            </>
          )}
          <DayAndTime at={iso} />
          {likeCount > 0 && `\u00a0· ${unbroken(`${likeCount} ${likesLabel(likeCount)}`)}`}
          {reactionCount > 0 && `\u00a0· ${unbroken(reactionCountLabel(reactionCount))}`}
        </>
      }
    >
      <p dir="auto">{warnings?.folded ?? wholeSentences(description)}</p>
    </Teaser>
  );
}

/** Moves the focus to the first post that was loaded, when the link to load more disappears with its focus. */
function useFocusOnFirstNew(count: number, more: boolean) {
  const list = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const first = before.current;
    before.current = count;
    if (count > first && !more && document.activeElement === document.body) {
      list.current?.querySelectorAll<HTMLElement>('h3 a')[first]?.focus();
    }
  }, [count, more]);
  return list;
}

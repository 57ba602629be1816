import { LazyHiddenNotice } from '#app/features/moderation/ui/on-demand.tsx';
import { EditedNote } from '#app/features/reactions/ui/edited-note.tsx';
import { newPostsLabel } from '#app/features/reactions/ui/visits/new-label.ts';
import { SinceLastVisit } from '#app/features/reactions/ui/visits/new-since-visit.tsx';
import { RememberVisit } from '#app/features/reactions/ui/visits/remember-visit.tsx';
import { useRecordVisit, useSinceVisit } from '#app/features/reactions/ui/visits/use-visit.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SupportPanel } from '#app/ui/feedback/support-panel.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { SubmissionKeyField } from '#app/ui/form/submission-key-field.tsx';
import { ArrowRight, PenLine, Plus } from '#app/ui/icon/icons.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import { Link } from '#app/ui/link/link.tsx';
import type { Crumb } from '#app/ui/navigation/breadcrumbs.tsx';
import { UnlessPaused } from '#app/ui/session/unless-paused.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { blogPath, blogVisitCallPath, editPath, postPath } from '../../paths.ts';
import type { BlogScreen } from '../../screens/read-blog-screen.ts';
import { AuthorCard } from '../author-card.tsx';
import { OwnBlogLink } from '../overview/own-blog-link.tsx';
import styles from './blog.module.css';
import { PostList } from './post-list.tsx';

interface Props {
  screen: BlogScreen;
  breadcrumbs: readonly Crumb[];
  submissionKey: string;
  formError: FormError | undefined;
}

/** A blog as its readers see it. The visit is recorded once the page can be seen (docs/decisions/live-pages.md). */
export function BlogView({ screen, breadcrumbs, submissionKey, formError }: Props) {
  const { blog, posts, member } = screen;
  const [latest] = posts;
  const since = useSinceVisit(blog.id, screen.since);
  const [firstNew] = since?.posts ?? [];
  const further = furthestSeen(screen);
  useRecordVisit(blogVisitCallPath(blog.id), further);
  return (
    <>
      <SupportPanel kind="blog" id={blog.id} />
      <PageHeader title={blog.title} intro={<p dir="auto">{blog.description}</p>} breadcrumbs={breadcrumbs}>
        <EditedNote at={blog.moderatedAt} by="een moderator" />
        {blog.hidden && (
          <LazyHiddenNotice heldFor={blog.heldFor} editHref={blog.may.edit ? editPath(blogPath(blog)) : null} />
        )}
        {blog.own && !blog.hidden && <OwnerTools screen={screen} submissionKey={submissionKey} formError={formError} />}
      </PageHeader>
      <WithSidebar
        sidebarLabel="Over deze blog"
        sidebar={<AuthorCard blog={blog} path={blogPath(blog)} member={member} />}
      >
        {since && firstNew && (
          <SinceLastVisit
            news={newPostsLabel(since.posts.length)}
            href={postPath({ ...firstNew, blog })}
            link="Naar het eerste nieuwe bericht"
            icon={ArrowRight}
          />
        )}
        <Stack gap={5}>
          <PostList screen={screen} newIds={since?.posts.map(({ id }) => id) ?? []} />
          {latest && further !== null && <RememberVisit id={blog.id} lastSeenId={further} />}
          <CallToWrite screen={screen} />
        </Stack>
      </WithSidebar>
    </>
  );
}

/** The latest post of the page, where the viewer has not come that far before; 0 where there are no posts; else null. */
function furthestSeen({ since, posts: [latest] }: BlogScreen): number | null {
  if (!since) return null;
  const { lastSeenAt } = since;
  if (!latest) return lastSeenAt ? null : 0;
  return lastSeenAt && latest.publishedAt <= lastSeenAt ? null : latest.id;
}

/** The call to action below a blog: for visitors to join, for members without a blog to start one. */
function CallToWrite({ screen: { blog, member, hasBlog } }: { screen: BlogScreen }) {
  if (hasBlog) return null;
  return (
    <Stack narrow>
      <Card tint="mint">
        <Stack gap={2}>
          <h2>{member ? 'Zelf iets te vertellen?' : 'Praat mee'}</h2>
          {member ? (
            <>
              <p>Schrijf over je eigen leven met een nierziekte. Een paar regels zijn genoeg om te beginnen.</p>
              <OwnBlogLink overview={{ member, ownPath: null }} />
            </>
          ) : (
            <>
              <p>
                Als deelnemer reageer je op berichten, volg je deze blog en schrijf je er zelf een. Meedoen is gratis.
              </p>
              <div>
                <ButtonLink to={REGISTER_PATH} variant="primary">
                  Word deelnemer
                </ButtonLink>
              </div>
              <p>
                Ben je al deelnemer? <Link to={loginPath(blogPath(blog))}>Log in</Link>.
              </p>
            </>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

interface OwnerToolsProps {
  screen: BlogScreen;
  submissionKey: string;
  formError: FormError | undefined;
}

/** What the owner of a blog sees and does: how much is in it, who reads it, a new post, and editing it. */
function OwnerTools({ screen: { blog, begun }, submissionKey, formError }: OwnerToolsProps) {
  return (
    <>
      <p>
        Je hebt tot nu toe {pluralise(blog.postCount, 'blogbericht', 'blogberichten')} geschreven.
        {blog.followerCount > 0 && ` ${pluralise(blog.followerCount, 'deelnemer volgt', 'deelnemers volgen')} je blog.`}
      </p>
      <p className={styles.soft}>
        {blog.public
          ? 'Je profiel is openbaar: iedereen kan je blog lezen.'
          : 'Je profiel is besloten: alleen deelnemers kunnen je blog lezen. Anderen zien alleen de titel.'}
      </p>
      {formError && (
        <Notice kind="error" focusOn={formError}>
          <p>{formError.message}</p>
        </Notice>
      )}
      <UnlessPaused>
        <div className={styles.tools}>
          <PostForm>
            <input type="hidden" name="intent" value="start-post" />
            <SubmissionKeyField value={submissionKey} />
            <Button type="submit" variant="primary" icon={begun ? PenLine : Plus}>
              {begun ? 'Schrijf verder aan je nieuwe bericht' : 'Nieuw blogbericht schrijven'}
            </Button>
          </PostForm>
          <ButtonLink to={editPath(blogPath(blog))} variant="quiet" icon={PenLine}>
            Wijzig je blog
          </ButtonLink>
        </div>
      </UnlessPaused>
    </>
  );
}

import { Suspense } from 'react';
import { LazyHiddenNotice, LazyHideHere } from '#app/features/moderation/ui/on-demand.tsx';
import { ReportLink } from '#app/features/moderation/ui/report-link.tsx';
import { EditedNote } from '#app/features/reactions/ui/edited-note.tsx';
import { Likes } from '#app/features/reactions/ui/likes.tsx';
import { FoldedText, WarnedText } from '#app/features/reactions/ui/quoted-reaction.tsx';
import { ReactionPathsContext, reactionHref } from '#app/features/reactions/ui/reaction-paths.ts';
import { ReactionSection } from '#app/features/reactions/ui/reaction-section.tsx';
import { NewSinceVisit } from '#app/features/reactions/ui/visits/new-since-visit.tsx';
import { useVisit, type Visit } from '#app/features/reactions/ui/visits/use-visit.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { SupportPanel } from '#app/ui/feedback/support-panel.tsx';
import { lazyPart } from '#app/ui/hydration/lazy-part.ts';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import type { Crumb } from '#app/ui/navigation/breadcrumbs.tsx';
import { DayAndTime } from '#app/ui/time/day.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import { editPath, postPath, visitCallPath } from '../../paths.ts';
import { POST_KIND, POST_REACTION_CASE } from '../../rules.ts';
import type { Post } from '../../screens/read-post.ts';
import type { PostScreen } from '../../screens/read-post-screen.ts';
import { AuthorCard } from '../author-card.tsx';
import styles from './post.module.css';
import { PostBlocks } from './post-blocks.tsx';

// Search engines read it in the page of the server; what its owner does with a post is not for readers.
const BlogPosting = lazyPart(() => import('./blog-posting.tsx').then((file) => file.BlogPosting));
const OwnerActions = lazyPart(() => import('./owner-actions.tsx').then((file) => file.OwnerActions));

interface Props {
  screen: PostScreen;
  page: number;
  breadcrumbs: readonly Crumb[];
  submissionKey: string;
  formError: FormError | undefined;
}

/** A post as its readers see it, folded for who blocks its author, with its reactions below. */
export function PostView({ screen, page, breadcrumbs, submissionKey, formError }: Props) {
  const { post, member, reactions, since } = screen;
  const { blog } = post;
  const path = postPath(post);
  const paths = { path, pagePath: postPath(post, page), caseName: POST_REACTION_CASE };
  const visit = useVisit(post.id, { member, since, reactions, callPath: visitCallPath(post.id) });
  const published = (post.publishedAt ?? post.createdAt).toISOString();
  const intro = <p dir="auto">{post.description}</p>;
  const text = <PostBlocks {...screen} blocks={post.blocks} title={post.title} />;
  const folded = post.folded || post.warnings?.folded;
  const whole = (
    <>
      {folded && intro}
      {text}
    </>
  );
  return (
    <ReactionPathsContext value={paths}>
      <Suspense>
        <BlogPosting screen={screen} />
      </Suspense>
      <SupportPanel kind="blog-post" id={post.id} />
      <PageHeader title={post.title} intro={folded ? undefined : intro} breadcrumbs={breadcrumbs}>
        <div className={styles.author}>
          <Avatar user={blog.owner} size={50} />
          <p>
            <UserName user={blog.owner} />
            <br />
            <span className={styles.date}>
              <DayAndTime at={published} />
            </span>
          </p>
        </div>
        {post.may.delete && (
          <Suspense>
            <OwnerActions post={post} submissionKey={submissionKey} />
          </Suspense>
        )}
      </PageHeader>
      <WithSidebar sidebarLabel="Over deze blog" sidebar={<AuthorCard blog={blog} named path={path} member={member} />}>
        <div className={styles.article} data-print="flow">
          {post.hidden && <LazyHiddenNotice heldFor={post.heldFor} editHref={post.may.edit ? editPath(path) : null} />}
          {!screen.edited && <NewSinceVisit since={visit.since} hrefOf={reactionHref(paths, reactions)} />}
          <article aria-label={post.title} className={styles.article} data-print="flow">
            {post.folded ? <FoldedText>{whole}</FoldedText> : <WarnedText {...post}>{whole}</WarnedText>}
            <EditedNote at={post.editedAt} />
            <EditedNote at={post.moderatedAt} by="een moderator" />
            <PostActions post={post} member={member} />
          </article>
          <PostReactions {...{ screen, visit, page, submissionKey, formError }} />
        </div>
      </WithSidebar>
    </ReactionPathsContext>
  );
}

/** What readers do with a post: liking it, with the number of likes, and reporting it. */
function PostActions({ post, member }: { post: Post; member: boolean }) {
  const path = postPath(post);
  return (
    <div className={styles.actions} data-print="hide">
      <Likes subject={post} what="deze blogpost" intentOn="like" intentOff="dislike" action={path} visitor={!member} />
      {post.may.report && <ReportLink kind={POST_KIND} id={post.id} what="dit bericht" />}
      <LazyHideHere {...post} kind={POST_KIND} hidden={post.hidden && !post.heldFor} what="dit bericht" />
    </div>
  );
}

type ReactionsProps = Omit<Props, 'breadcrumbs'> & { visit: Visit };

/** The reactions to a post, the oldest first, and the form to react; for visitors an invitation to log in. */
function PostReactions({ screen, ...props }: ReactionsProps) {
  const { post, reactions, pages, quoted, edited, draft, member } = screen;
  return (
    <ReactionSection
      subject={post}
      {...props}
      {...{ reactions, pages, edited, member }}
      pageHref={(number) => postPath(post, number)}
      reply={{ quoted, draft, ...replyTexts(post) }}
      withoutForms={edited !== null || (member && !post.may.react)}
    />
  );
}

const replyTexts = ({ blog }: Post) => ({
  help: blog.public
    ? 'Deze blog is openbaar: iedereen kan je reactie lezen. Deelnemers zien je naam en foto erbij. Anderen zien die alleen als je profiel openbaar is.'
    : 'Deze blog is besloten: alleen deelnemers kunnen je reactie lezen.',
  loginReason: 'Dan kun je reageren en zie je ook de besloten blogs.',
});

import { lazy } from 'react';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { BLOGS_PATH, blogPath, postPath } from '../../paths.ts';
import type { PostScreen } from '../../screens/read-post-screen.ts';
import { useEditHash } from '../use-edit-hash.ts';
import { PostView } from './post-view.tsx';

// Readers do not load the editor. Without `Suspense` the page that the server rendered stays until it has come (0094).
const PostEditor = lazy(() => import('../editor/post-editor.tsx').then((file) => ({ default: file.PostEditor })));

interface Props {
  screen: PostScreen;
  page: number;
  submissionKey: string;
  formError: FormError | undefined;
}

/** A post, or for its owner its editor. */
export function PostPage({ screen, page, submissionKey, formError }: Props) {
  const { post, description, editing, draft, body, maxBytes } = screen;
  const { blog } = post;
  useEditHash(postPath(post), post.may.edit);
  const title = post.title || 'Je nieuwe bericht';
  const breadcrumbs = [
    { text: 'Blogs', href: BLOGS_PATH },
    { text: blog.title, href: blogPath(blog) },
    { text: title },
  ];
  const isPublic = blog.public && post.publishedAt !== null && !post.hidden;
  return (
    <Page width={editing ? 'column' : 'page'}>
      <Metadata
        title={title}
        description={description}
        path={postPath(post, page)}
        type="article"
        noindex={!isPublic}
      />
      {editing ? (
        <>
          <PageHeader title={post.publishedAt ? 'Wijzig je bericht' : 'Nieuw bericht'} breadcrumbs={breadcrumbs} />
          <PostEditor {...{ post, draft, body, maxBytes, submissionKey, formError }} />
        </>
      ) : (
        <PostView {...{ screen, page, breadcrumbs, submissionKey, formError }} />
      )}
    </Page>
  );
}

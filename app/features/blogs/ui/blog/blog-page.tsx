import { lazy, Suspense } from 'react';
import { LazyHiddenNotice } from '#app/features/moderation/ui/on-demand.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import { truncate } from '#app/ui/text/truncate.ts';
import { BLOGS_PATH, blogPath } from '../../paths.ts';
import type { BlogScreen } from '../../screens/blog-page.ts';
import { AuthorCard } from '../author/author-card.tsx';
import { useEditHash } from '../use-edit-hash.ts';
import { OwnerTools } from './owner-tools.tsx';
import { PostList } from './post-list.tsx';

// Readers do not load the editor.
const BlogEditor = lazy(() => import('./blog-editor.tsx').then((file) => ({ default: file.BlogEditor })));

interface Props {
  screen: BlogScreen;
  submissionKey: string;
  formError: FormError | undefined;
}

/** A blog, or for its owner its editor. */
export function BlogPage({ screen, submissionKey, formError }: Props) {
  const { blog, edit, member } = screen;
  const path = blogPath(blog);
  useEditHash(path, blog.may.edit);
  const title = blog.title || 'Je nieuwe blog';
  const breadcrumbs = [{ text: 'Home', href: '/' }, { text: 'Blogs', href: BLOGS_PATH }, { text: title }];
  const metadata = (
    <Metadata
      title={title}
      description={blog.public && !blog.hidden && blog.description ? truncate(blog.description) : null}
      path={path}
      noindex={!blog.public || !blog.publishedAt || blog.hidden}
    />
  );
  if (edit) {
    return (
      <Page width="column">
        {metadata}
        <PageHeader title={blog.publishedAt ? 'Bewerk je blog' : 'Start je blog'} breadcrumbs={breadcrumbs} />
        <Suspense>
          <BlogEditor blog={blog} draft={edit.draft} submissionKey={submissionKey} formError={formError} />
        </Suspense>
      </Page>
    );
  }
  return (
    <Page>
      {metadata}
      <PageHeader title={title} intro={<p>{blog.description}</p>} breadcrumbs={breadcrumbs}>
        {blog.hidden && <LazyHiddenNotice />}
        {blog.own && !blog.hidden && <OwnerTools screen={screen} submissionKey={submissionKey} formError={formError} />}
      </PageHeader>
      <WithSidebar sidebarLabel="Over deze blog" sidebar={<AuthorCard blog={blog} path={path} member={member} />}>
        <PostList screen={screen} />
      </WithSidebar>
    </Page>
  );
}

import { lazy } from 'react';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { truncate } from '#app/ui/text/truncate.ts';
import { BLOGS_PATH, blogPath } from '../../paths.ts';
import type { BlogScreen } from '../../screens/read-blog-screen.ts';
import { useEditHash } from '../use-edit-hash.ts';
import { BlogView } from './blog-view.tsx';

// Readers do not load the editor. Without `Suspense` the page that the server rendered stays until it has come (0094).
const BlogEditor = lazy(() => import('./blog-editor.tsx').then((file) => ({ default: file.BlogEditor })));

interface Props {
  screen: BlogScreen;
  submissionKey: string;
  formError: FormError | undefined;
}

/** A blog, or for its owner its editor. */
export function BlogPage({ screen, submissionKey, formError }: Props) {
  const { blog, edit } = screen;
  const path = blogPath(blog);
  useEditHash(path, blog.may.edit);
  const title = blog.title || 'Je nieuwe blog';
  const breadcrumbs = [{ text: 'Blogs', href: BLOGS_PATH }, { text: title }];
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
        <PageHeader title={blog.publishedAt ? 'Wijzig je blog' : 'Start je blog'} breadcrumbs={breadcrumbs} />
        <BlogEditor blog={blog} draft={edit.draft} submissionKey={submissionKey} formError={formError} />
      </Page>
    );
  }
  return (
    <Page>
      {metadata}
      <BlogView {...{ screen, breadcrumbs, submissionKey, formError }} />
    </Page>
  );
}

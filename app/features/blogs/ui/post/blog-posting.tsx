import { use } from 'react';
import { PRODUCT } from '#app/product.ts';
import { OriginContext } from '#app/ui/head/origin-context.ts';
import { StructuredData, type Thing } from '#app/ui/structured-data/structured-data.tsx';
import { picturePath, postPath } from '../../paths.ts';
import { pictureIdsIn } from '../../pictures/picture-ids.ts';
import type { PostScreen } from '../../screens/read-post-screen.ts';

/** The structured data of a post that every visitor may read (schema.org BlogPosting). */
export function BlogPosting({ screen: { post } }: { screen: PostScreen }) {
  const origin = use(OriginContext);
  if (!post.blog.public || !post.publishedAt || post.hidden) return null;
  return <StructuredData things={import.meta.env.SSR ? [blogPosting(post, post.publishedAt, origin)] : []} />;
}

function blogPosting(post: PostScreen['post'], publishedAt: Date, origin: string): Thing {
  const { blog, editedAt, likeCount, reactionCount } = post;
  const pictures = pictureIdsIn(post.blocks).map((id) => origin + picturePath(id));
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    ...(!post.warnings?.folded && { description: post.description }),
    url: origin + postPath(post),
    inLanguage: 'nl',
    datePublished: publishedAt.toISOString(),
    dateModified: (editedAt ?? publishedAt).toISOString(),
    ...(pictures.length > 0 && { image: pictures }),
    author: { '@type': 'Person', name: blog.owner.name, ...(blog.owner.href && { url: origin + blog.owner.href }) },
    publisher: { '@type': 'Organization', name: PRODUCT },
    isPartOf: { '@type': 'Blog', name: blog.title },
    commentCount: reactionCount,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: likeCount,
    },
  };
}

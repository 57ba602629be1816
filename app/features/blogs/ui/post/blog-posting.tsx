import { use } from 'react';
import { PRODUCT } from '#app/product.ts';
import { OriginContext } from '#app/ui/head/origin-context.ts';
import { StructuredData } from '#app/ui/structured-data/structured-data.tsx';
import { picturePath, postPath } from '../../paths.ts';
import { pictureIdsIn } from '../../pictures/picture-ids.ts';
import type { PostScreen } from '../../screens/read-post-page.ts';

/** The structured data of a post that every visitor may read (schema.org BlogPosting, blogs-19). */
export function BlogPosting({ screen: { post } }: { screen: PostScreen }) {
  const origin = use(OriginContext);
  const { blog, publishedAt, editedAt, likeCount, reactionCount } = post;
  if (!blog.public || !publishedAt || post.hidden) return null;
  const pictures = pictureIdsIn(post.blocks).map((id) => origin + picturePath(id));
  const thing = {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
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
  return <StructuredData things={[thing]} />;
}

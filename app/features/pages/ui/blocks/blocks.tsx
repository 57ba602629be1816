import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { Block, LeafBlock, LeafKind } from '#app/features/content/published/blocks.ts';
import { lazyPart } from '#app/ui/hydration/lazy-part.ts';
import { Explanations } from '../definitions/explanations.tsx';
import type { BlockContext } from './block-context.ts';
import { BlockErrorBoundary } from './block-error-boundary.tsx';
import type { BlockProps, TitleLevel } from './block-props.ts';
import styles from './blocks.module.css';
import { CallToAction } from './call-to-action/call-to-action.tsx';
import { CommunityLinks } from './community-links.tsx';
import type { ComplaintProps } from './complaint-block.tsx';
import { ExpandableList } from './expandable-list/expandable-list.tsx';
import { Image } from './image/image.tsx';
import { InternalLink } from './internal-link/internal-link.tsx';
import { PageSection } from './page-section/page-section.tsx';
import { Quote } from './quote/quote.tsx';
import { RecipeLink } from './recipe-link/recipe-link.tsx';
import { RelatedContent } from './related-content.tsx';
import { sectionIds } from './section-ids.ts';
import { Summary } from './summary/summary.tsx';
import { ConversationTeaser, ExternalLink, FeaturedContent, GroupTeaser, PageLink } from './teaser-blocks.tsx';
import { Html, HtmlWithTitle, Introduction, Tip, Urgent } from './text-blocks.tsx';

// Few pages have one of these, or have all of them: each is a file of its own (docs/decisions/scripts.md).
const AZList = lazyPart<BlockProps<'a-z-list'>>(() => import('./a-z-list/a-z-list.tsx').then((file) => file.AZList));
const ComplaintBlock = lazyPart<ComplaintProps>(() =>
  import('./complaint-block.tsx').then((file) => file.ComplaintBlock),
);
const DocumentDescription = lazyPart<BlockProps<'document-description'>>(() =>
  import('./document-description/document-description.tsx').then((file) => file.DocumentDescription),
);
const FileDownload = lazyPart<BlockProps<'file-download'>>(() =>
  import('./file-download/file-download.tsx').then((file) => file.FileDownload),
);
const ImageGrid = lazyPart<BlockProps<'image-grid'>>(() =>
  import('./image-grid/image-grid.tsx').then((file) => file.ImageGrid),
);
const LatestNews = lazyPart<BlockProps<'latest-news'>>(() =>
  import('./latest-news.tsx').then((file) => file.LatestNews),
);
const Organisation = lazyPart<BlockProps<'organisation'>>(() =>
  import('./organisation/organisation.tsx').then((file) => file.Organisation),
);
const Video = lazyPart<BlockProps<'video'>>(() => import('./video/video.tsx').then((file) => file.Video));

const COMPONENTS: { [K in LeafKind]: ComponentType<BlockProps<K>> } = {
  html: Html,
  'html-with-title': HtmlWithTitle,
  'expandable-list': ExpandableList,
  summary: Summary,
  introduction: Introduction,
  'call-to-action': CallToAction,
  image: Image,
  video: Video,
  urgent: Urgent,
  tip: Tip,
  'call-today': ComplaintBlock,
  'causes-by-phase': ComplaintBlock,
  'questions-to-ask': ComplaintBlock,
  quote: Quote,
  'external-link': ExternalLink,
  'file-download': FileDownload,
  organisation: Organisation,
  'internal-link': InternalLink,
  'recipe-link': RecipeLink,
  'document-description': DocumentDescription,
  'a-z-list': AZList,
  'group-teaser': GroupTeaser,
  'conversation-teaser': ConversationTeaser,
  'featured-content': FeaturedContent,
  'page-link': PageLink,
  'image-grid': ImageGrid,
  'related-content': RelatedContent,
  'latest-news': LatestNews,
  'community-links': CommunityLinks,
};

export interface BlocksProps {
  blocks: readonly Block[];
  context: BlockContext;
  /** The level of their titles; those inside a section are one lower. */
  level?: 2 | 3;
  /** The prefix of the ids of their sections, for a page that shows several documents. */
  prefix?: string;
  /** Shown below the main points, or above a text without them. */
  line?: ReactNode;
}

/**
 * The blocks of a page. A block of a kind that this build does not know renders nothing. An error in one block leaves the
 * others as they are.
 */
export function Blocks({ blocks, context, level = 2, prefix = '', line }: BlocksProps) {
  const ids = sectionIds(blocks, prefix);
  const points = blocks.find(({ kind }) => kind === 'summary');
  return (
    <Explanations refs={context.refs}>
      <div className={styles.blocks} data-print="flow">
        {!points && line}
        {blocks.map((block) => (
          <Fragment key={block.id}>
            <BlockErrorBoundary>
              {block.kind === 'page-section' ? (
                <PageSection
                  block={block}
                  context={context}
                  id={ids.get(block.id) ?? block.id}
                  level={level}
                  InnerBlocks={LeafBlocks}
                />
              ) : (
                <Leaf block={block} context={context} level={level} id={ids.get(block.id)} />
              )}
            </BlockErrorBoundary>
            {block === points && line}
          </Fragment>
        ))}
      </div>
    </Explanations>
  );
}

function LeafBlocks({
  blocks,
  context,
  level,
}: {
  blocks: readonly LeafBlock[];
  context: BlockContext;
  level: TitleLevel;
}) {
  return (
    <div className={styles.blocks} data-print="flow">
      {blocks.map((block) => (
        <BlockErrorBoundary key={block.id}>
          <Leaf block={block} context={context} level={level} />
        </BlockErrorBoundary>
      ))}
    </div>
  );
}

function Leaf({ block, ...props }: Omit<BlockProps<LeafKind>, 'block'> & { block: LeafBlock }) {
  if (!Object.hasOwn(COMPONENTS, block.kind)) return null;
  // The type of COMPONENTS guarantees that kind and component match. TypeScript cannot infer that from a union.
  const Component = COMPONENTS[block.kind] as ComponentType<Parameters<typeof Leaf>[0]>;
  return <Component block={block} {...props} />;
}

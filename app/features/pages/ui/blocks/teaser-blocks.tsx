import { Globe } from '#app/ui/icon/icons.ts';
import { isExternal } from '#app/ui/link/address.ts';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { CommunityConversation, CommunityGroup } from '../teasers/community-teasers.tsx';
import { DocumentTeaser, DossierRow } from '../teasers/document-teaser.tsx';
import { TeaserList } from '../teasers/teaser-list.tsx';
import { referredPage, referredPages } from './block-context.ts';
import type { BlockProps } from './block-props.ts';
import { headingBelow, TitledSection } from './titled-section.tsx';

/** A teaser of one group. */
export function GroupTeaser({ block, context }: BlockProps<'group-teaser'>) {
  return <CommunityGroup community={context.community} slug={block.group} titleAs="p" />;
}

/** A teaser of one conversation; an invitation to register when it is private to members. */
export function ConversationTeaser({ block, context }: BlockProps<'conversation-teaser'>) {
  return <CommunityConversation community={context.community} slug={block.conversation} titleAs="p" />;
}

/** A teaser of another page of this site. */
export function PageLink({ block, context }: BlockProps<'page-link'>) {
  const page = referredPage(context, block.page);
  if (!page) return null;
  return <DocumentTeaser page={page} description={block.description ?? page.description} titleAs="p" />;
}

/** A teaser of another website, with its host name. */
export function ExternalLink({ block: { title, url, description } }: BlockProps<'external-link'>) {
  return (
    <Teaser href={url} title={title} titleAs="p" icon={Globe} tint="sky" meta={hostnameOf(url)}>
      {description && <p>{description}</p>}
    </Teaser>
  );
}

/** 'nieren.nl' for 'https://www.nieren.nl/…'; undefined for an address that is not a website. */
const hostnameOf = (url: string): string | undefined =>
  isExternal(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;

/** Pages that an editor chose, as tiles with their pictures; in the library, dossiers as rows. */
export function FeaturedContent({ block, context, level }: BlockProps<'featured-content'>) {
  const { title } = block;
  const pages = referredPages(context, block.pages);
  if (pages.length === 0) return null;
  const titleAs = headingBelow(title, level);
  const counts = pages.every(({ kind }) => kind === 'topic') ? context.articleCounts : undefined;
  return (
    <TitledSection title={title} level={level} wide screenOnly>
      <TeaserList tiles={!counts} rows={Boolean(counts)}>
        {pages.map((page) =>
          counts ? (
            <DossierRow key={page.id} dossier={page} articleCount={counts[page.id]} titleAs={titleAs} />
          ) : (
            <DocumentTeaser key={page.id} page={page} titleAs={titleAs} tile />
          ),
        )}
      </TeaserList>
    </TitledSection>
  );
}

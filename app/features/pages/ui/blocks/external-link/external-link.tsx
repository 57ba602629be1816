import { Globe } from '#app/ui/icon/icons.ts';
import { leadsAway } from '#app/ui/link/to.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import type { BlockProps } from '../block-props.ts';

/** Another website that says more, and which one that is. */
export function ExternalLink({ block: { title, url, description } }: BlockProps<'external-link'>) {
  return (
    <Teaser href={url} title={title} titleAs="p" icon={Globe} tint="sky" meta={siteOf(url)}>
      {description && <p>{description}</p>}
    </Teaser>
  );
}

/** 'nieren.nl' */
const siteOf = (url: string): string | undefined =>
  leadsAway(url) ? new URL(url).hostname.replace(/^www\./, '') : undefined;

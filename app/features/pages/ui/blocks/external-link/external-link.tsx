import { Globe } from '#app/ui/icon/icons.ts';
import { isExternal } from '#app/ui/link/address.ts';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import type { BlockProps } from '../block-props.ts';

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

import { SEARCH_PATH, TERM_PARAMETER } from '#app/features/search/paths.ts';
import type { Config } from '#app/platform/config/config.ts';
import { PRODUCT } from '#app/product.ts';
import type { Thing } from '#app/ui/structured-data/structured-data.tsx';

/** The structured data of the home page: the website with its search box, and the organisation behind it (pages-13). */
export function describeSite({
  publicUrl: { origin },
  infolinePhone,
  contactEmail,
}: Pick<Config, 'publicUrl' | 'infolinePhone' | 'contactEmail'>): Thing[] {
  const organisation = `${origin}/#organisation`;
  return [
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: PRODUCT,
      url: `${origin}/`,
      inLanguage: 'nl',
      publisher: { '@id': organisation },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${SEARCH_PATH}?${TERM_PARAMETER}={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      '@id': organisation,
      name: PRODUCT,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: infolinePhone,
        email: contactEmail,
        availableLanguage: 'nl',
      },
    },
  ];
}

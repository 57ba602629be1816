import { generatePageMetadata } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { settings } from '../settings.ts';

const NAME = 'Redactie van Niergenoten';
const DESCRIPTION = 'Waar de redactie van Niergenoten schrijft';

/**
 * The metadata of a page of the admin: the title that Payload gives it, and for the rest our own. Payload describes itself in
 * English there, and has a picture drawn for each page.
 */
export async function pageMetadata(options: Parameters<typeof generatePageMetadata>[0]): Promise<Metadata> {
  const { title: ofPage } = await generatePageMetadata(options);
  const title = typeof ofPage === 'string' ? `${ofPage} | ${NAME}` : NAME;
  return {
    title,
    description: DESCRIPTION,
    robots: 'noindex, nofollow',
    icons: { icon: `${settings.siteUrl}/favicon.svg` },
    openGraph: { title, description: DESCRIPTION, siteName: NAME, locale: 'nl_NL' },
  };
}

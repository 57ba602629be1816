'use client';

import { useFormFields } from '@payloadcms/ui';
import { pageTitle } from '../../app/product.ts';
import { cutAtWord } from './cut-at-word.ts';

/** Longer texts are cut by search engines. In characters. */
const TITLE = 60;
const DESCRIPTION = 155;

interface Props {
  /** The origin of the site: https://www.example.org. */
  siteUrl: string;
}

/** The page as a search engine shows it, while it is being written. */
export function SeoPreview({ siteUrl }: Props) {
  const [seoTitle, seoDescription, title, description, path] = useFormFields(([fields]) =>
    ['seo.title', 'seo.description', 'title', 'description', 'path'].map((name) => textOf(fields[name]?.value)),
  );
  return (
    <figure className="field-type niergenoten-seo">
      <figcaption>Zo ziet een zoekmachine de pagina</figcaption>
      <div className="niergenoten-seo__result">
        <p className="niergenoten-seo__address">
          {new URL(siteUrl).host}
          {path?.split('/').join(' › ')}
        </p>
        <p className="niergenoten-seo__title">
          {cutAtWord(pageTitle(seoTitle || title || 'Zonder titel'), TITLE, ' …')}
        </p>
        <p>
          {cutAtWord(
            seoDescription || description || 'Zonder omschrijving kiest de zoekmachine zelf een zin van de pagina.',
            DESCRIPTION,
            ' …',
          )}
        </p>
      </div>
    </figure>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

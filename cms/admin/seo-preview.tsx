'use client';

import { useFormFields } from '@payloadcms/ui';

/** Longer texts are cut by search engines. In characters. */
const TITLE = 60;
const DESCRIPTION = 155;

const SUFFIX = ' | Niergenoten';

/** The page as a search engine shows it, while it is being written. */
export function SeoPreview() {
  const [seoTitle, seoDescription, title, description, path] = useFormFields(([fields]) =>
    ['seo.title', 'seo.description', 'title', 'description', 'path'].map((name) => textOf(fields[name]?.value)),
  );
  return (
    <figure className="field-type niergenoten-seo">
      <figcaption>Zo ziet een zoekmachine de pagina</figcaption>
      <div className="niergenoten-seo__result">
        <p className="niergenoten-seo__address">niergenoten.nl{path?.split('/').join(' › ')}</p>
        <p className="niergenoten-seo__title">{cut(`${seoTitle || title || 'Zonder titel'}${SUFFIX}`, TITLE)}</p>
        <p>
          {cut(
            seoDescription || description || 'Zonder omschrijving kiest de zoekmachine zelf een zin van de pagina.',
            DESCRIPTION,
          )}
        </p>
      </div>
    </figure>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')} …`;

'use client';

import { Button, CopyToClipboard, toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { dateAndTime } from './dates.ts';

interface ExpertLink {
  url: string;
  /** When it ends, in milliseconds since 1970. */
  until: number;
}

/** Makes an address at which somebody without an account can read the document of the form for a week. */
export function ExpertLink() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const [link, setLink] = useState<ExpertLink | null>(null);
  if (id === undefined || isTrashed) return null;
  const make = async () => {
    const answer = await fetch(`/api/expert-link/${collectionSlug}/${id}`, {
      method: 'POST',
      credentials: 'same-origin',
    }).catch(() => null);
    if (answer?.ok) setLink((await answer.json()) as ExpertLink);
    else toast.error('Er is geen link gemaakt. Probeer het opnieuw.');
  };
  return (
    <section className="field-type niergenoten-expert-link">
      <h4>Laat iemand meelezen</h4>
      {link ? (
        <>
          <p className="niergenoten-expert-link__address">
            <input
              aria-label="Link om mee te lezen"
              onFocus={({ target }) => target.select()}
              readOnly
              value={link.url}
            />
            <CopyToClipboard defaultMessage="Kopieer" successMessage="Gekopieerd" value={link.url} />
          </p>
          <p>
            Wie deze link heeft, leest dit document tot {dateAndTime.format(new Date(link.until))}, ook wat je er daarna
            nog in verandert. Veranderen kan alleen de redactie.
          </p>
        </>
      ) : (
        <>
          <p>Met een link leest een deskundige het concept, zonder account. De link werkt 7 dagen.</p>
          <Button buttonStyle="secondary" margin={false} onClick={() => void make()} size="small">
            Maak een link
          </Button>
        </>
      )}
    </section>
  );
}

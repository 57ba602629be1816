'use client';

import { Button, CopyToClipboard, toast, useDocumentInfo } from '@payloadcms/ui';
import { dateAndTime } from '../dates.ts';
import type { ExpertLink as Link } from '../preview/stored-expert-link.ts';
import { askCms, readCms, useAnswer } from './ask-cms.ts';

/** Makes an address at which somebody without an account can read the document of the form for a week, and withdraws it. */
export function ExpertLink() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const isShown = id !== undefined && !isTrashed;
  const { link, make, withdraw } = useExpertLink(isShown ? `/api/expert-link/${collectionSlug}/${id}` : null);
  if (!isShown) return null;
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
          <Button buttonStyle="secondary" margin={false} onClick={withdraw} size="small">
            Trek de link in
          </Button>
        </>
      ) : (
        <>
          <p>Met een link leest een deskundige het concept, zonder account. De link werkt 7 dagen.</p>
          <Button buttonStyle="secondary" margin={false} onClick={make} size="small">
            Maak een link
          </Button>
        </>
      )}
    </section>
  );
}

interface Found {
  link: Link | null;
}

/** The link that a document has, and how to make and withdraw one. Nothing is read without an address. */
function useExpertLink(address: string | null) {
  const [found, setFound] = useAnswer(address, readCms<Found>);
  const change = async (method: 'POST' | 'DELETE', refused: string) => {
    const answer = address && (await askCms<Found>(address, { method }));
    if (answer && 'data' in answer) setFound(answer.data);
    else toast.error(refused);
  };
  return {
    link: found?.link,
    make: () => void change('POST', 'Er is geen link gemaakt. Probeer het opnieuw.'),
    withdraw: () => void change('DELETE', 'De link is niet ingetrokken en werkt nog. Probeer het opnieuw.'),
  };
}

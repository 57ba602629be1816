'use client';

import { Button, ConfirmationModal, toast, useAuth, useModal, useRouteCache, useSelection } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { useState } from 'react';
import type { Use } from '../../lists/list-uses.ts';
import { askCms, readCms } from '../ask-cms.ts';
import { Consequences } from './consequences.tsx';

interface Question {
  /** The ids of the chosen documents that readers see. */
  published: number[];
  uses: Use[];
}

/**
 * Withdraws the documents that an editor chose in a list, in place of Payload's own button: before the editor confirms, it
 * shows which other documents name them. It does so for one page of the list, never for all that the list could show.
 */
export function UnpublishMany({ collectionSlug }: { collectionSlug: string }) {
  const isTrash = usePathname().endsWith('/trash');
  const { user, permissions } = useAuth();
  const mayPublish = user?.role !== 'redacteur' && permissions?.collections?.[collectionSlug]?.update;
  const { count, selectAll, selectedIDs, toggleAll } = useSelection();
  const { openModal } = useModal();
  const { clearRouteCache } = useRouteCache();
  const [question, setQuestion] = useState<Question | null>(null);
  if (count === 0 || isTrash || !mayPublish) return null;
  if (selectAll === 'allAvailable') return <p>Van de site halen gaat per pagina van deze lijst.</p>;
  const modal = `unpublish-many-${collectionSlug}`;
  const ask = async () => {
    const answer = await fetchQuestion(collectionSlug, selectedIDs);
    if (!answer) toast.error('Dat lukte niet. Probeer het opnieuw.');
    else if (answer.published.length === 0) toast.info('Wat je koos, staat niet op de site.');
    else {
      setQuestion(answer);
      openModal(modal);
    }
  };
  const withdraw = async () => {
    const error = await withdrawAll(collectionSlug, question?.published ?? []);
    if (error) toast.error(error);
    else toast.success('Lezers zien dit niet meer.');
    toggleAll();
    clearRouteCache();
  };
  return (
    <p className="niergenoten-unpublish-many">
      <Button buttonStyle="secondary" id="action-unpublish-many" margin={false} onClick={() => void ask()} size="small">
        Van de site halen
      </Button>
      <ConfirmationModal
        body={question && <Consequences count={question.published.length} uses={question.uses} />}
        confirmingLabel="Bezig…"
        heading="Van de site halen?"
        modalSlug={modal}
        onConfirm={withdraw}
      />
    </p>
  );
}

/** Null when the CMS gave no answer. */
function fetchQuestion(collection: string, ids: (number | string)[]): Promise<Question | null> {
  const query = new URLSearchParams(ids.map((id) => ['id', String(id)]));
  return readCms(`/api/uses/${collection}?${query}`);
}

/** Withdraws the documents with these ids. Returns why some were refused, or null. */
async function withdrawAll(collection: string, ids: number[]): Promise<string | null> {
  const query = new URLSearchParams(ids.map((id, index) => [`where[id][in][${index}]`, String(id)]));
  const answer = await askCms(`/api/${collection}?${query}&depth=0`, { method: 'PATCH', body: { _status: 'draft' } });
  return 'message' in answer ? answer.message : null;
}

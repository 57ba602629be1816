'use client';

import {
  ConfirmationModal,
  PopupList,
  toast,
  useDocumentInfo,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useState } from 'react';
import type { Use } from '../../lists/list-uses.ts';
import { Consequences } from './consequences.tsx';
import { fetchUses } from './fetch-uses.ts';

/**
 * Withdraws a document from the site, in place of Payload's own button: before the editor confirms, it shows which documents
 * name this one.
 */
export function UnpublishButton() {
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission, isTrashed } = useDocumentInfo();
  const { openModal } = useModal();
  const { t } = useTranslation();
  const [uses, setUses] = useState<Use[] | null>(null);
  const withdraw = useWithdraw();
  if (!hasPublishPermission || !hasPublishedDoc || isTrashed) return null;
  const modal = `unpublish-${id}`;
  const ask = async () => {
    setUses(await fetchUses(`${collectionSlug}/${id}`));
    openModal(modal);
  };
  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => void ask()}>
        {t('version:unpublish')}
      </PopupList.Button>
      <ConfirmationModal
        body={<Consequences uses={uses} />}
        confirmingLabel={t('version:unpublishing')}
        heading={t('version:confirmUnpublish')}
        modalSlug={modal}
        onConfirm={withdraw}
      />
    </>
  );
}

/** Withdraws the document of the form, and shows that it is a draft, as Payload's own button does. */
function useWithdraw() {
  const { id, collectionSlug, data, ...info } = useDocumentInfo();
  const { reset } = useForm();
  const { t } = useTranslation();
  return async () => {
    const answer = await fetch(`/api/${collectionSlug}/${id}?depth=0`, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ _status: 'draft' }),
    }).catch(() => null);
    if (!answer?.ok) {
      const { errors } = ((await answer?.json().catch(() => null)) ?? {}) as { errors?: { message: string }[] };
      toast.error(errors?.[0]?.message ?? t('error:unPublishingDocument'));
      return;
    }
    await reset({ ...data, _status: 'draft' });
    toast.success(t('version:unpublishedSuccessfully'));
    info.incrementVersionCount();
    info.setUnpublishedVersionCount(1);
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(false);
  };
}

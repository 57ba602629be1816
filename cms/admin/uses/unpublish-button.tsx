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
import type { TypeWithID } from 'payload';
import { useState } from 'react';
import type { Use } from '../../lists/list-uses.ts';
import { askCms, readCms } from '../ask-cms.ts';
import { Consequences } from './consequences.tsx';

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
    const found = await readCms<{ uses: Use[] }>(`/api/uses/${collectionSlug}/${id}`);
    setUses(found?.uses ?? null);
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
  const { id, collectionSlug, ...info } = useDocumentInfo();
  const { reset } = useForm();
  const { t } = useTranslation();
  return async () => {
    const answer = await askCms<{ doc: TypeWithID }>(`/api/${collectionSlug}/${id}?depth=0`, {
      method: 'PATCH',
      body: { _status: 'draft' },
      failure: t('error:unPublishingDocument'),
    });
    if ('message' in answer) {
      toast.error(answer.message);
      return;
    }
    await reset(answer.data.doc);
    toast.success(t('version:unpublishedSuccessfully'));
    info.incrementVersionCount();
    info.setUnpublishedVersionCount(1);
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(false);
  };
}

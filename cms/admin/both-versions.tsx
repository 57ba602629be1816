'use client';

import {
  Button,
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useModal,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { titleOf } from '../lists/title-of.ts';
import { askCms } from './ask-cms.ts';
import { findDifferences, type Line } from './compare/find-differences.ts';
import { useSaveDraft } from './document-bar/use-save-draft.ts';
import { useTitles } from './use-titles.ts';

type Document = Readonly<Record<string, unknown>> & { updatedAt: string };

const MODAL = 'both-versions';

/**
 * Once a save was refused because another editor, or another window, stored something since the form was opened
 * (editing/edit-lock.ts): shows where the two differ, and asks which one it shall be.
 */
export function BothVersions() {
  const newer = useNewerVersion();
  const { openModal } = useModal();
  const save = useSaveDraft();
  const differences = useDifferences(newer);
  useEffect(() => {
    if (newer) openModal(MODAL);
  }, [newer, openModal]);
  if (!newer) return null;
  const saveOwn = async () => {
    if (await save({ updatedAt: newer.updatedAt })) toast.success('Bewaard. Wat er stond, is er nog bij de versies.');
  };
  return (
    <ConfirmationModal
      modalSlug={MODAL}
      className="both-versions"
      heading="Dit document is intussen veranderd"
      body={
        <>
          <p>Wat jij het laatst veranderde, is nog niet bewaard. Hier staat wat er verschilt.</p>
          {differences.map(({ label, own, stored }) => (
            <section key={label} aria-label={label}>
              <h2>{label}</h2>
              <Side title="Bij jou" lines={own} />
              <Side title="Zoals het bewaard is" lines={stored} />
            </section>
          ))}
          <Button buttonStyle="secondary" margin={false} onClick={() => location.reload()}>
            Ga verder met wat bewaard is
          </Button>
        </>
      }
      confirmLabel="Bewaar wat bij mij staat"
      cancelLabel="Kijk eerst nog"
      onConfirm={saveOwn}
    />
  );
}

const Side = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <p>{lines.join('\n') || 'Leeg'}</p>
  </div>
);

/** What is stored, once a save of this form was refused because it is newer; null as long as none was. */
function useNewerVersion(): Document | null {
  const { id, collectionSlug } = useDocumentInfo();
  const { getData } = useForm();
  const isModified = useFormModified();
  const isSaving = [useFormBackgroundProcessing(), useFormProcessing()].includes(true);
  const [newer, setNewer] = useState<Document | null>(null);
  const look = useEffectEvent(async () => {
    if (!isModified || id === undefined) return setNewer(null);
    const { updatedAt, formName } = getData();
    const form = new URLSearchParams({ shown: updatedAt, form: formName });
    const address = `/api/${collectionSlug}/${id}/newer?${form}`;
    const answer = await askCms<{ newer: Document | null }>(address, { failure: '' }); // the save has told of that
    setNewer('data' in answer ? answer.data.newer : null);
    if ('message' in answer && answer.message) toast.error('Je laatste wijzigingen zijn nog niet bewaard.');
  });
  useEffect(() => {
    if (!isSaving) void look();
  }, [isSaving]);
  return newer;
}

/** Where the form and what is stored differ. A document that was chosen has its title, or else its number. */
function useDifferences(newer: Document | null) {
  const { docConfig } = useDocumentInfo();
  const { getData } = useForm();
  const differences = newer && docConfig ? findDifferences(docConfig.fields, getData(), newer) : [];
  const lines = differences.flatMap(({ own, stored }) => [...own, ...stored]);
  const titleFor = useTitles(lines.filter((line) => typeof line !== 'string'));
  const toWords = (line: Line) => (typeof line === 'string' ? line : titleOf({ id: line.id, title: titleFor(line) }));
  return differences.map(({ label, own, stored }) => ({ label, own: own.map(toWords), stored: stored.map(toWords) }));
}

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
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dateAndTime } from '../dates.ts';
import type { RefusedSave } from '../editing/refused-saves.ts';
import { titleOf } from '../lists/title-of.ts';
import { askCms } from './ask-cms.ts';
import { findDifferences, type Line } from './compare/find-differences.ts';
import { useSaveDraft } from './document-bar/use-save-draft.ts';
import { useTakenOver } from './use-taken-over.ts';
import { useTitles } from './use-titles.ts';

interface Refused {
  /** What was typed: the form's own words while it still shows them, else what it sent. */
  save: RefusedSave;
  isShown: boolean;
  stored: Readonly<Record<string, unknown>> & { updatedAt: string };
}

const MODAL = 'both-versions';

/**
 * Once a save of this editor was refused because somebody else, or another window, was at work on the document
 * (editing/edit-lock.ts): shows where the two differ, and asks which one it shall be. That is at once, or when the document
 * is opened again.
 */
export function BothVersions() {
  const refused = useRefused();
  const { openModal } = useModal();
  const { setModified } = useForm();
  const save = useSaveDraft();
  const differences = useDifferences(refused);
  useEffect(() => {
    if (refused) openModal(MODAL);
  }, [refused, openModal]);
  if (!refused) return null;
  const { isShown, stored, save: kept } = refused;
  const forget = () => askCms(`/api/payload-preferences/${encodeURIComponent(kept.key)}`, { method: 'DELETE' });
  const saveOwn = async () => {
    if (!(await save({ ...(!isShown && kept.data), updatedAt: stored.updatedAt }))) return;
    await forget();
    if (!isShown) return showStored();
    toast.success('Bewaard. Wat er stond, is er nog bij de versies.');
  };
  const discardOwn = async () => {
    await forget();
    showStored();
  };
  const showStored = () => {
    flushSync(() => setModified(false)); // so that nothing is sent as the page is left
    location.reload();
  };
  return (
    <ConfirmationModal
      modalSlug={MODAL}
      className="both-versions"
      heading="Dit document is intussen veranderd"
      body={
        <>
          <p>
            {isShown
              ? 'Wat jij het laatst veranderde, is nog niet bewaard. '
              : `Wat jij veranderde op ${dateAndTime.format(new Date(kept.at))}, kon toen niet worden bewaard. `}
            Hier staat wat er verschilt.
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: has the focus first, since who types on would press a button */}
          <section aria-label="Wat er verschilt" tabIndex={0}>
            {differences.map(({ label, own, stored }) => (
              <div key={label}>
                <h2>{label}</h2>
                <Side title="Bij jou" lines={own} />
                <Side title="Zoals het bewaard is" lines={stored} />
              </div>
            ))}
          </section>
          <Button buttonStyle="secondary" size="large" margin={false} onClick={discardOwn}>
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

/**
 * A refused save of this editor, of which that of this form comes first; null where there is none of which anything differs, or
 * she may not save.
 */
function useRefused(): Refused | null {
  const { id, collectionSlug, docConfig } = useDocumentInfo();
  const { getData } = useForm();
  const isModified = useFormModified();
  const isTakenOver = useTakenOver();
  const isSaving = [useFormBackgroundProcessing(), useFormProcessing()].includes(true);
  const [refused, setRefused] = useState<Refused | null>(null);
  const wasAsked = useRef(false);
  const look = useEffectEvent(async () => {
    if (id === undefined || (wasAsked.current && !isModified)) return setRefused(null);
    const answer = await askCms<{ refused: RefusedSave[] | null; stored: Refused['stored'] }>(
      `/api/${collectionSlug}/${id}/refused`,
      { failure: '' }, // the save has told of that
    );
    if ('message' in answer && answer.message) toast.error('Je laatste wijzigingen zijn nog niet bewaard.');
    if (!('data' in answer)) return setRefused(null);
    const { formName } = getData();
    const isOfForm = ({ form }: RefusedSave) => form === formName;
    const { refused: all, stored } = answer.data;
    wasAsked.current = all !== null;
    const differs = ({ data }: RefusedSave) => findDifferences(docConfig?.fields ?? [], data, stored).length > 0;
    const save = all?.find(isOfForm) ?? all?.find(differs);
    setRefused(save ? { save, stored, isShown: isOfForm(save) } : null);
  });
  useEffect(() => {
    if (isTakenOver) wasAsked.current = false;
    else if (!isSaving) void look();
  }, [isSaving, isTakenOver]);
  return refused;
}

/** Where what was refused and what is stored differ. A document that was chosen has its title, or else its number. */
function useDifferences(refused: Refused | null) {
  const { docConfig } = useDocumentInfo();
  const { getData } = useForm();
  const own = refused?.isShown ? getData() : refused?.save.data;
  const differences = own && docConfig ? findDifferences(docConfig.fields, own, refused?.stored ?? {}) : [];
  const lines = differences.flatMap(({ own, stored }) => [...own, ...stored]);
  const titleFor = useTitles(lines.filter((line) => typeof line !== 'string'));
  const toWords = (line: Line) => (typeof line === 'string' ? line : titleOf({ id: line.id, title: titleFor(line) }));
  return differences.map(({ label, own, stored }) => ({ label, own: own.map(toWords), stored: stored.map(toWords) }));
}

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
import { flattenTopLevelFields } from 'payload/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { readCms } from './ask-cms.ts';
import { linesOf } from './compare/lines-of.ts';
import { useSaveDraft } from './document-bar/use-save-draft.ts';

type Document = Readonly<Record<string, unknown>> & { updatedAt: string };

/** A field that says something else in the form than in what is stored. */
interface Difference {
  label: string;
  /** Its lines in both; null for a choice among documents, of which the form knows the number alone. */
  lines: { own: string[]; stored: string[] } | null;
}

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
          {differences.map(({ label, lines }) => (
            <section key={label} aria-label={label}>
              <h2>{label}</h2>
              {lines ? (
                <>
                  <Side title="Bij jou" lines={lines.own} />
                  <Side title="Zoals het bewaard is" lines={lines.stored} />
                </>
              ) : (
                <p>Hier is iets anders gekozen.</p>
              )}
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
    const answer = await readCms<{ newer: Document | null }>(`/api/${collectionSlug}/${id}/newer?${form}`);
    setNewer(answer?.newer ?? null);
  });
  useEffect(() => {
    if (!isSaving) void look();
  }, [isSaving]);
  return newer;
}

/** What matters of a field here. */
interface FieldInForm {
  name?: string;
  label?: unknown;
  type: string;
  admin?: { readOnly?: boolean };
}

const ROWS: ReadonlySet<string> = new Set(['array', 'blocks']);
const CHOICES: ReadonlySet<string> = new Set(['relationship', 'upload']);
/** What the CMS writes at each save. */
const NOT_TYPED: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', '_status']);

/** Where the form and what is stored differ, by the labels of fields. */
function useDifferences(stored: Document | null): Difference[] {
  const { docConfig } = useDocumentInfo();
  const { getData } = useForm();
  if (!stored || !docConfig) return [];
  const form: Readonly<Record<string, unknown>> = getData();
  return flattenTopLevelFields(docConfig.fields).flatMap((field) => {
    const { name, label, type, admin } = field as FieldInForm;
    if (!name || !Object.hasOwn(form, name) || typeof label !== 'string') return [];
    if (admin?.readOnly || NOT_TYPED.has(name)) return [];
    const [own = [], other = []] = [form[name], stored[name]].map(
      (value) => (ROWS.has(type) && !Array.isArray(value) ? [] : linesOf(value)), // the form says 0 where there are none
    );
    if (own.join('\n') === other.join('\n')) return [];
    return [{ label, lines: CHOICES.has(type) ? null : { own, stored: other } }];
  });
}

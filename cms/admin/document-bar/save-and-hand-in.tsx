'use client';

import { Button, toast, useDocumentInfo, useForm, useFormFields, useFormModified } from '@payloadcms/ui';
import { useAfterSaves } from './use-after-saves.ts';
import { useRefusal } from './use-refusal.ts';
import { useSaveDraft } from './use-save-draft.ts';

/** The buttons that save the draft, and that hand it in for review or take it back. */
export function SaveAndHandIn() {
  const { id } = useDocumentInfo();
  const { disabled, getData } = useForm();
  const isModified = useFormModified();
  const isHandedIn = useFormFields(([fields]) => fields['review.state']?.value === 'to-review');
  const saveDraft = useSaveDraft();
  const save = useAfterSaves(async () => {
    if (!isModified || (await saveDraft())) toast.success('Alles is bewaard.');
  });
  const tellRefused = useRefusal();
  const handIn = useAfterSaves(async () => {
    const state = isHandedIn ? 'writing' : 'to-review';
    tellRefused(false);
    const isSaved = await saveDraft({ review: { ...getData().review, state } });
    tellRefused(!isSaved);
    if (isSaved) {
      toast.success(isHandedIn ? 'Teruggetrokken.' : 'Ingediend: wie publiceert, ziet dit in het overzicht.');
    } else await saveDraft(); // with what is wrong it is still a draft
  });
  const button = { buttonStyle: 'secondary', disabled: disabled ?? false, margin: false, size: 'medium' } as const;
  return (
    <>
      <Button {...button} id="action-save-draft" onClick={save}>
        Bewaar
      </Button>
      {id !== undefined && (
        <Button {...button} id="action-hand-in" onClick={handIn}>
          {isHandedIn ? 'Trek terug' : 'Dien in'}
        </Button>
      )}
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { Draft } from '#app/features/drafts/index.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { ASK_ABOUT_OTHER } from '#app/platform/personal-details/personal-detail.ts';
import { FoldedContentWarnings } from '#app/ui/content-warnings/content-warnings-field.tsx';
import { CheckboxList } from '#app/ui/form/choices/checkbox-list.tsx';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { ERROR_DELAYS, useFieldErrors } from '#app/ui/form/errors/use-field-errors.ts';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { groupPath } from '../../paths.ts';
import { DESCRIPTION_MAX, TITLE_FULL, TITLE_MAX } from '../../rules.ts';

interface Props {
  group: { id: number; slug: string };
  terms: readonly { id: number; name: string }[];
  draft: Draft | null;
  formError: FormError | undefined;
  submissionKey: string;
}

const LABELS = {
  Visibility: 'Wie mag het lezen?',
  Title: 'Titel',
  Description: 'Je verhaal of vraag',
  GroupTermIds: 'Onderwerpen',
};

const INSTRUCTIONS = {
  Visibility: 'Kies wie het mag lezen',
  Title: 'Schrijf een titel',
  Description: 'Schrijf je verhaal of vraag',
  GroupTermIds: 'Kies ten minste één onderwerp',
};

const loadSchema = () => import('../../bodies.ts').then((bodies) => bodies.newConversationBody);

/** The choices of who may read the conversation, each with what it means (choices.md 47). */
const VISIBILITIES = [
  {
    value: 'true',
    label: 'Openbaar',
    help: 'Iedereen op internet kan het lezen, ook via Google. Je naam en foto zien zij alleen als je profiel openbaar is.',
  },
  {
    value: 'false',
    label: 'Besloten',
    help: 'Alleen deelnemers die zijn ingelogd kunnen het lezen. Anderen zien alleen de titel.',
  },
];

/** The form of a new conversation. After an error its fields keep their values. */
export function NewConversationForm({ group, terms, draft, formError, submissionKey }: Props) {
  const { errors, validate } = useFieldErrors(loadSchema, { formError, delay: ERROR_DELAYS.writing });
  const { fieldRef, dirty, onInput } = useDirty();
  const hydrated = useHydrated();
  return (
    <Stack gap={3}>
      <WritingForm
        hidden={ASK_ABOUT_OTHER}
        draft={draft}
        formError={formError}
        submissionKey={submissionKey}
        errors={errors}
        labels={LABELS}
        instructions={INSTRUCTIONS}
        submit="Start gesprek"
        houseRules
        disabled={hydrated && !dirty}
        cancel={groupPath(group)}
        gap={4}
        onSubmit={validate}
        onInput={onInput}
      >
        {({ text, choices }) => (
          <>
            <input ref={fieldRef} type="hidden" name="groupId" value={group.id} />
            <RadioList
              {...text('Visibility', 'true')}
              legend={LABELS.Visibility}
              help="Dit kun je later niet meer veranderen."
              options={VISIBILITIES}
            />
            <TextField
              {...text('Title')}
              label={LABELS.Title}
              help="Waar gaat het over? Een korte vraag werkt goed."
              maxLength={TITLE_MAX}
              counter={{ limitMessage: TITLE_FULL }}
            />
            <TextArea
              {...text('Description')}
              label={LABELS.Description}
              help="Schrijf geen adressen, telefoonnummers of namen van anderen op."
              rows={8}
              maxLength={DESCRIPTION_MAX}
              counter
            />
            <FoldedContentWarnings {...choices('ContentWarnings')} titled />
            <CheckboxList
              {...choices('GroupTermIds')}
              legend={LABELS.GroupTermIds}
              help="Kies er ten minste één. Zo vinden anderen je gesprek."
              options={terms.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          </>
        )}
      </WritingForm>
    </Stack>
  );
}

/**
 * Whether the form was filled in, by typing or by a browser that restores the fields when the member returns to the
 * page. `fieldRef` is for any field of the form.
 */
function useDirty() {
  const fieldRef = useRef<HTMLInputElement>(null);
  const [dirty, setDirty] = useState(false);
  useEffect(() => {
    const texts = fieldRef.current?.form?.querySelectorAll<HTMLInputElement>('input[type=text], textarea');
    if ([...(texts ?? [])].some(({ value }) => value !== '')) setDirty(true);
  }, []);
  return { fieldRef, dirty, onInput: () => setDirty(true) };
}

import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { Draft } from '#app/features/drafts/index.ts';
import { draftedText } from '#app/features/drafts/ui/form-fields.ts';
import { SaveDraft } from '#app/features/drafts/ui/save-draft.tsx';
import type { Refused } from '#app/platform/forms/refusal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { CheckboxList } from '#app/ui/form/checkbox-list.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { RadioList } from '#app/ui/form/radio-list.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { useFieldErrors } from '#app/ui/form/use-field-errors.ts';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { useLoginWhenEnded } from '#app/ui/toggle/session-check.ts';
import { DESCRIPTION_MAX, TITLE_FULL, TITLE_MAX } from '../../rules.ts';
import styles from './conversation.module.css';
import { RefusalNotice } from './refusal-notice.tsx';

interface Props {
  group: { id: number; slug: string };
  terms: readonly { id: number; name: string }[];
  /** What the member was writing before. */
  draft: Draft | null;
  refused: Refused | undefined;
  /** Makes sending the same conversation twice harmless (rules.md R34). */
  submissionKey: string;
}

const LABELS = {
  Title: 'Titel',
  Description: 'Je verhaal of vraag',
  Visibility: 'Wie mag het lezen?',
  GroupTermIds: 'Onderwerpen',
};

/** How long the errors wait (spec §5, New conversation). */
const ERROR_DELAY = 300;

const loadSchema = () => import('../../bodies.ts').then((bodies) => bodies.newConversationBody);

/** What each choice means, said before it is made. */
const VISIBILITIES = [
  {
    value: 'true',
    label: 'Openbaar',
    help: 'Iedereen kan het lezen, ook wie niet is ingelogd. Je gesprek is ook te vinden via zoekmachines zoals Google. Je naam en foto zien zij alleen als je profiel openbaar is.',
  },
  {
    value: 'false',
    label: 'Besloten',
    help: 'Alleen deelnemers die zijn ingelogd kunnen het lezen. Anderen zien alleen de titel.',
  },
];

/** The form of a new conversation. What was typed stays, whatever goes wrong. */
export function NewConversationForm({ group, terms, draft, refused, submissionKey }: Props) {
  const busy = useNavigation().state !== 'idle';
  useLoginWhenEnded(refused);
  const { errors, check } = useFieldErrors(loadSchema, { refused, delay: ERROR_DELAY });
  const { first, changed, onInput } = useChanged();
  const hydrated = useHydrated();
  const values = refused?.values;
  return (
    <Stack gap={3}>
      <RefusalNotice refused={refused} />
      <ErrorSummary errors={errors} labels={LABELS} />
      <PostForm onSubmit={check} onInput={onInput}>
        <Stack gap={4}>
          <input ref={first} type="hidden" name="groupId" value={group.id} />
          <input type="hidden" name="_key" value={submissionKey} />
          <TextField
            label={LABELS.Title}
            help="Waar gaat het over? Een korte vraag werkt goed."
            name="Title"
            maxLength={TITLE_MAX}
            counter={{ full: TITLE_FULL }}
            defaultValue={values?.Title ?? draftedText(draft, 'Title')}
            error={errors.Title}
          />
          <TextArea
            label={LABELS.Description}
            help="Schrijf geen adressen, telefoonnummers of namen van anderen op."
            name="Description"
            rows={8}
            maxLength={DESCRIPTION_MAX}
            counter
            defaultValue={values?.Description ?? draftedText(draft, 'Description')}
            error={errors.Description}
          />
          <RadioList
            legend={LABELS.Visibility}
            help="Dit kun je later niet meer veranderen."
            name="Visibility"
            options={VISIBILITIES}
            defaultValue={values?.Visibility ?? draftedText(draft, 'Visibility') ?? 'true'}
            error={errors.Visibility}
          />
          <CheckboxList
            legend={LABELS.GroupTermIds}
            help="Kies er ten minste één. Zo vinden anderen je gesprek."
            name="GroupTermIds"
            options={terms.map(({ id, name }) => ({ value: String(id), label: name }))}
            defaultValue={values ? values.GroupTermIds?.split(',') : draftedChoices(draft)}
            error={errors.GroupTermIds}
          />
          <SaveDraft draft={draft} />
          <div className={styles.actions}>
            <Button variant="primary" type="submit" busy={busy} disabled={hydrated && !changed}>
              Start gesprek
            </Button>
            <ButtonLink to={`/groepen/${group.slug}`} variant="quiet">
              Annuleren
            </ButtonLink>
          </div>
        </Stack>
      </PostForm>
    </Stack>
  );
}

const draftedChoices = (draft: Draft | null) => [draft?.fields.GroupTermIds ?? []].flat();

/** Whether anything was filled in: by typing, or by what a browser puts back when the reader returns. `first` is a field. */
function useChanged() {
  const first = useRef<HTMLInputElement>(null);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    const texts = first.current?.form?.querySelectorAll<HTMLInputElement>('input[type=text], textarea');
    if ([...(texts ?? [])].some(({ value }) => value !== '')) setChanged(true);
  }, []);
  return { first, changed, onInput: () => setChanged(true) };
}

import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { type FieldProps, fieldProps } from '#app/features/drafts/ui/field-props.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { useStandingErrors } from '#app/ui/form/errors/use-standing-errors.ts';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { SubmissionKeyField } from '#app/ui/form/submission-key-field.tsx';
import type { IconComponent } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { NOTE_MAX } from '../../rules.ts';

interface Props {
  id: number;
  intent: string;
  summary: string;
  icon: IconComponent;
  label: string;
  help: string;
  submit: string;
  /** Whether it may be left empty. */
  optional?: boolean;
  /** Why the form was refused: it is open then. */
  formError: FormError | undefined;
  submissionKey?: string;
  /** Gives the fields before the note. */
  children?: (text: FieldProps['text']) => ReactNode;
}

/** A form of a case with a note that moderators alone read, closed until it is asked for. */
export function NoteForm({ id, intent, summary, icon, label, help, submit, optional, ...props }: Props) {
  const { formError, submissionKey, children } = props;
  const sending = useNavigation().formData?.get('intent') === intent;
  const { text } = fieldProps(null, formError, useStandingErrors(formError?.errors));
  return (
    <Disclosure summary={summary} quietIcon={icon} open={formError !== undefined}>
      <PostForm>
        <Stack gap={2}>
          <HiddenFields fields={{ intent, id: String(id) }} />
          {submissionKey && <SubmissionKeyField value={submissionKey} />}
          {children?.(text)}
          <TextArea
            {...text('Note')}
            id={`notitie-${intent}`}
            label={label}
            help={help}
            maxLength={NOTE_MAX}
            rows={3}
            optional={optional}
          />
          <div>
            <Button type="submit" busy={sending}>
              {submit}
            </Button>
          </div>
        </Stack>
      </PostForm>
    </Disclosure>
  );
}

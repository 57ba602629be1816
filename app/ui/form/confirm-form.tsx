import type { MouseEvent, ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Disclosure, type DisclosureProps } from '../disclosure/disclosure.tsx';
import type { IconComponent } from '../icon/icons.ts';
import { Stack } from '../layout/stack.tsx';
import styles from './confirm-form.module.css';
import { HiddenFields } from './hidden-fields.tsx';
import { PostForm } from './post-form.tsx';

interface Props extends Pick<DisclosureProps, 'summary' | 'open'> {
  icon?: IconComponent;
  /** The path to which the form is posted; without it that of the page. */
  action?: string;
  /** What is sent unseen. Of a page with several forms it tells them apart. */
  fields: Readonly<Record<string, string>>;
  /** The words of the button: 'Ja, verwijder mijn vraag'. */
  confirm: ReactNode;
  /** Whether something goes by it, which is so by default. */
  destroys?: boolean;
  /** The path of the page without the question, to which 'Nee, annuleren' leads where that stands beside the button. */
  cancel?: string;
  /** What will be gone, and the fields to fill in. */
  children: ReactNode;
}

/** Something that cannot be undone by one tap: below its name a question tells what goes, without JavaScript too (rules.md R52). */
export function ConfirmForm({
  summary,
  open,
  icon,
  action,
  fields,
  confirm,
  destroys = true,
  cancel,
  children,
}: Props) {
  const { formAction, formData } = useNavigation();
  const sending =
    (action === undefined || formAction === action.split('#')[0]) &&
    Object.entries(fields).every(([name, value]) => formData?.get(name) === value);
  return (
    <Disclosure summary={summary} quietIcon={icon} open={open}>
      <PostForm {...(action !== undefined && { action })}>
        <Stack gap={2}>
          {children}
          <div className={styles.buttons}>
            <HiddenFields fields={fields} />
            <Button type="submit" variant={destroys ? 'danger' : 'primary'} busy={sending}>
              {confirm}
            </Button>
            {cancel !== undefined && (
              <ButtonLink to={cancel} onClick={foldQuestion}>
                Nee, annuleren
              </ButtonLink>
            )}
          </div>
        </Stack>
      </PostForm>
    </Disclosure>
  );
}

/** Folds the question instead of following the link. */
function foldQuestion(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const details = event.currentTarget.closest('details');
  details?.removeAttribute('open');
  details?.querySelector('summary')?.focus();
}

import type { ReactNode } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import styles from './form-actions.module.css';

interface Props {
  /** The text of the button. */
  submit: string;
  /** A link beside the button, to leave the form. */
  cancel?: ReactNode;
  busy: boolean;
}

/** The button of a form, and beside it the way out. */
export const FormActions = ({ submit, cancel, busy }: Props) => (
  <div className={styles.actions}>
    <Button variant="primary" type="submit" busy={busy}>
      {submit}
    </Button>
    {cancel}
  </div>
);

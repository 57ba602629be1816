import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { discardOnClick } from './discard-on-click.ts';

interface Props {
  /** The path of the page to return to. */
  path: string;
  onClose: () => void;
}

/** Asks whether to keep what was typed as a draft, or to discard it (rules.md R52). */
export const CancelQuestion = ({ path, onClose }: Props) => (
  <Dialog
    open
    onClose={onClose}
    title="Wil je weggooien wat je hebt geschreven?"
    actions={
      <>
        <ButtonLink to={path} variant="primary">
          Bewaar als concept
        </ButtonLink>
        <ButtonLink to={path} variant="secondary" {...discardOnClick}>
          Gooi weg
        </ButtonLink>
      </>
    }
  >
    <p>Bewaar je het als concept, dan staat het er weer als je hier verdergaat. Wat je weggooit, komt niet terug.</p>
  </Dialog>
);

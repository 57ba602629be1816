import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';

interface Props {
  open: boolean;
  /** How many recipes the list has. */
  recipes: number;
  onClose: () => void;
  onClear: () => void;
}

/** Asks before the whole list is gone. */
export const ClearDialog = ({ open, recipes, onClose, onClear }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Je lijst leegmaken?"
    actions={
      <>
        <Button type="button" onClick={onClose}>
          Bewaar de lijst
        </Button>
        <Button type="button" variant="danger" onClick={onClear}>
          Maak leeg
        </Button>
      </>
    }
  >
    <p>
      De boodschappen van {recipes === 1 ? 'je recept' : `al je ${recipes} recepten`} gaan van de lijst. Dat kun je niet
      terugdraaien.
    </p>
  </Dialog>
);

import { Button } from '../../button/button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import type { SpeakerState } from './use-speaker.ts';

interface Props {
  state: SpeakerState;
  onClose: () => void;
  onAllowRemote: () => void;
}

/** The dialogs about a text that cannot be read aloud, or only by a voice on a server. */
export function ListenDialogs({ state, onClose, onAllowRemote }: Props) {
  return (
    <>
      <Dialog open={state === 'no-voice'} onClose={onClose} title="Geen Nederlandse stem">
        <p>
          Dit apparaat heeft geen Nederlandse stem om voor te lezen. Je kunt er een toevoegen bij de instellingen van je
          telefoon of computer, onder ‘tekst naar spraak’ of ‘toegankelijkheid’.
        </p>
      </Dialog>
      <Dialog open={state === 'failed'} onClose={onClose} title="Voorlezen lukt niet">
        <p>Het voorlezen ging mis en is gestopt. Probeer het later opnieuw, of in een andere browser.</p>
      </Dialog>
      <Dialog
        open={state === 'remote-voice'}
        onClose={onClose}
        title="Voorlezen via internet?"
        actions={
          <>
            <Button type="button" onClick={onClose}>
              Nee
            </Button>
            <Button type="button" variant="primary" onClick={onAllowRemote}>
              Ja, lees voor
            </Button>
          </>
        }
      >
        <p>
          De Nederlandse stem van je browser werkt via internet. De maker van je browser krijgt dan de tekst van deze
          pagina te zien. Wij sturen niets over jou mee.
        </p>
      </Dialog>
    </>
  );
}

import { useRef, useState } from 'react';
import { Volume2 } from '#app/ui/icon/icons.ts';
import { Button } from '../../button/button.tsx';
import { requestErrorMessage } from '../../feedback/request-error-message.ts';
import { useToast } from '../../feedback/toast-context.ts';
import { useSpeaker } from './use-speaker.ts';

/**
 * The button that reads a text aloud with a voice of the device, and highlights the current sentence (choices.md 16).
 * A voice that runs on a server of its maker is used only when the reader agrees, because it gets to see the text.
 */
export function Listen({ textId }: { textId: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const player = useRef<HTMLElement>(null);
  const [parts, setParts] = useState<typeof import('./listen-parts.tsx') | null>(null);
  const show = useToast();
  const speaker = useSpeaker(textId, () => {
    if (player.current?.contains(document.activeElement)) button.current?.focus(); // the player disappears
  });
  const { state, start, stop } = speaker;
  const playing = state === 'speaking' || state === 'paused';

  function load() {
    import('./listen-parts.tsx').then(
      ({ ListenPlayer, ListenDialogs }) => {
        setParts({ ListenPlayer, ListenDialogs });
        start();
      },
      (error) => show(requestErrorMessage(error)),
    );
  }
  return (
    <>
      <Button
        ref={button}
        type="button"
        variant="quiet"
        className="needs-script"
        icon={Volume2}
        busy={state === 'preparing'}
        aria-pressed={playing}
        onClick={playing ? stop : load}
      >
        Luister
      </Button>
      {parts && playing && <parts.ListenPlayer ref={player} {...speaker} />}
      {parts && (
        <parts.ListenDialogs
          state={state}
          onClose={speaker.closeDialog}
          onAllowRemote={() => start({ allowRemote: true })}
        />
      )}
    </>
  );
}

import { useRef } from 'react';
import { Volume2 } from '#app/ui/icon/icons.ts';
import { Button } from '../../button/button.tsx';
import { ListenDialogs } from './listen-dialogs.tsx';
import { ListenPlayer } from './listen-player.tsx';
import { useSpeaker } from './use-speaker.ts';

/**
 * The button that reads a text aloud with a voice of the device, and highlights the current sentence (decisions.md 16).
 * A voice that runs on a server of its maker is used only when the reader agrees, because it gets to see the text.
 */
export function Listen({ textId }: { textId: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const player = useRef<HTMLElement>(null);
  const speaker = useSpeaker(textId, () => {
    if (player.current?.contains(document.activeElement)) button.current?.focus(); // the player disappears
  });
  const { state, start, stop } = speaker;
  const playing = state === 'speaking' || state === 'paused';
  return (
    <>
      <Button
        ref={button}
        type="button"
        className="needs-script"
        icon={Volume2}
        busy={state === 'preparing'}
        aria-pressed={playing}
        onClick={() => (playing ? stop() : start())}
      >
        Luister
      </Button>
      {playing && <ListenPlayer ref={player} {...speaker} />}
      <ListenDialogs state={state} onClose={speaker.closeDialog} onAllowRemote={() => start({ allowRemote: true })} />
    </>
  );
}

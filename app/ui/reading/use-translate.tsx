import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Languages } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { requestErrorMessage } from '../feedback/request-error-message.ts';
import { useToast } from '../feedback/toast-context.ts';
import { readableParts } from './readable-parts.ts';
import type { Translation } from './translation.ts';
import type { TranslationDialogProps } from './translation-dialog.tsx';

type State = 'dutch' | 'choosing' | 'working' | 'failed' | 'translated';

/**
 * Translates the text with the translator of the browser, which runs on the device. In a browser without one it explains
 * how to translate the page (choices.md 16). Gives the button, and the dialog in which the reader chooses a language.
 */
export function useTranslate(textId: string): { button: ReactNode; dialog: ReactNode } {
  const [state, setState] = useState<State>('dutch');
  const [Content, setContent] = useState<ComponentType<TranslationDialogProps> | null>(null);
  const show = useToast();
  const translation = useRef<Translation | null>(null);
  useEffect(() => () => translation.current?.undo(), []);

  function openDialog() {
    import('./translation-dialog.tsx').then(
      ({ TranslationDialog }) => {
        setContent(() => TranslationDialog);
        setState('choosing');
      },
      (error) => show(requestErrorMessage(error)),
    );
  }
  async function translate(language: string) {
    setState('working');
    try {
      const { translateText } = await import('./translation.ts');
      translation.current = await translateText(readableParts(textId), language);
      setState('translated');
    } catch {
      setState('failed');
    }
  }
  function undo() {
    translation.current?.undo();
    translation.current = null;
    setState('dutch');
  }
  const button =
    state === 'translated' ? (
      <Button type="button" variant="quiet" icon={Languages} onClick={undo}>
        Toon Nederlands
      </Button>
    ) : (
      <Button
        type="button"
        variant="quiet"
        className="needs-script"
        icon={Languages}
        busy={state === 'working'}
        onClick={openDialog}
      >
        Vertaal
      </Button>
    );
  const dialog = (
    <Dialog
      open={state === 'choosing' || state === 'failed'}
      onClose={() => setState('dutch')}
      title="Lees in een andere taal"
    >
      {Content && <Content failed={state === 'failed'} onSelect={translate} />}
    </Dialog>
  );
  return { button, dialog };
}

import { type ComponentType, type MouseEvent, useState } from 'react';
import { requestErrorMessage } from '#app/ui/feedback/request-error-message.ts';
import { useToast } from '#app/ui/feedback/toast-context.ts';
import { ReadingOptions, type ReadingOptionsProps } from '#app/ui/reading/reading-options.tsx';
import { type ShareTarget, sharePath } from '../paths.ts';
import type { ShareDialogProps } from './share-dialog.tsx';

interface Props extends Omit<ReadingOptionsProps, 'mail'> {
  type: ShareTarget['type'];
  /** The id of the document. */
  id: number;
}

/** The reading options of a page that can be shared by mail. The form loads when it is opened; until then it is a page of its own. */
export function ShareableReadingOptions({ type, id, ...reading }: Props) {
  const target = { type, id };
  const path = sharePath(target);
  const show = useToast();
  const [Form, setForm] = useState<ComponentType<ShareDialogProps> | null>(null);
  const [open, setOpen] = useState(false);

  function openForm(event: MouseEvent) {
    event.preventDefault();
    import('./share-dialog.tsx').then(
      ({ ShareDialog }) => {
        setForm(() => ShareDialog);
        setOpen(true);
      },
      (error) => show(requestErrorMessage(error)),
    );
  }
  return (
    <>
      <ReadingOptions {...reading} mail={{ path, onOpen: openForm }} />
      {Form && <Form key={path} target={target} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { requestErrorMessage } from '#app/ui/feedback/request-error-message.ts';
import { useToast } from '#app/ui/feedback/toast-context.ts';
import type { MailOption } from '#app/ui/reading/share.tsx';
import { type ShareTarget, sharePath } from '../paths.ts';
import type { ShareDialogProps } from './share-dialog.tsx';

/**
 * The form that shares a page by mail, above that page: what opens it, and its dialog. It loads when it is opened; until
 * then, and without JavaScript, it is a page of its own.
 */
export function useShareDialog(target: ShareTarget): { mail: MailOption; dialog: ReactNode } {
  const path = sharePath(target);
  const show = useToast();
  const [ShareDialog, setShareDialog] = useState<ComponentType<ShareDialogProps> | null>(null);
  const [open, setOpen] = useState(false);

  function onOpen(event: MouseEvent) {
    event.preventDefault();
    import('./share-dialog.tsx').then(
      (loaded) => {
        setShareDialog(() => loaded.ShareDialog);
        setOpen(true);
      },
      (error) => show(requestErrorMessage(error)),
    );
  }
  const dialog = ShareDialog && <ShareDialog key={path} target={target} open={open} onClose={() => setOpen(false)} />;
  return { mail: { path, onOpen }, dialog };
}

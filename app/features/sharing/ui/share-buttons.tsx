import { MailButton } from '#app/ui/reading/mail-button.tsx';
import { Share } from '#app/ui/reading/share.tsx';
import type { ShareTarget } from '../paths.ts';
import { useShareDialog } from './use-share-dialog.tsx';

interface Props {
  target: ShareTarget;
  title: string;
  /** The absolute address of the page. */
  url: string;
}

/** The buttons that share a page which is no text to listen to: by mail, and in the other ways. */
export function ShareButtons({ target, title, url }: Props) {
  const { mail, dialog } = useShareDialog(target);
  return (
    <>
      <MailButton {...mail} />
      <Share title={title} url={url} mail={mail} />
      {dialog}
    </>
  );
}

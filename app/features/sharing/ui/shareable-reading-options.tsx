import { ReadingOptions, type ReadingOptionsProps } from '#app/ui/reading/reading-options.tsx';
import type { ShareTarget } from '../paths.ts';
import { useShareDialog } from './use-share-dialog.tsx';

interface Props extends Omit<ReadingOptionsProps, 'mail'> {
  type: ShareTarget['type'];
  /** The id of the document. */
  id: number;
}

/** The reading options of a page that can be shared by mail. */
export function ShareableReadingOptions({ type, id, ...reading }: Props) {
  const { mail, dialog } = useShareDialog({ type, id });
  return (
    <>
      <ReadingOptions {...reading} mail={mail} />
      {dialog}
    </>
  );
}

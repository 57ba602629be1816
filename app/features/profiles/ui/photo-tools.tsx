import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { type Refused, refusalOf } from '#app/platform/forms/refusal.ts';
import type { UploadLimits } from '#app/platform/images/open-picture.ts';
import { useToast } from '#app/ui/feedback/toast-context.ts';
import styles from './photo-tools.module.css';
import { RemovePhoto } from './remove-photo.tsx';
import { UploadPhoto } from './upload-photo.tsx';
import { useDone } from './use-done.ts';

interface Props {
  hasPhoto: boolean;
  uploads: UploadLimits;
  /** On the photo's own page; elsewhere there is room for buttons only. */
  ownPage?: boolean | undefined;
  /** What was wrong with a photo that was sent without JavaScript. */
  refused?: Refused | undefined;
}

/** What a member does with their photo: upload one, replace it, remove it (spec §2, Account area). */
export function PhotoTools({ hasPhoto, uploads, ownPage = false, refused }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [uploading, removing] = [useFetcher(), useFetcher()];
  const show = useToast();
  useDone(uploading, () => show('Je foto is opgeslagen.'));
  useDone(removing, () => {
    show('Je foto is verwijderd.');
    uploading.reset();
    button.current?.focus(); // what was pressed is gone
  });
  return (
    <div className={styles.tools}>
      <UploadPhoto
        fetcher={uploading}
        button={button}
        hasPhoto={hasPhoto}
        uploads={uploads}
        ownPage={ownPage}
        refused={refusalOf(uploading.data) ?? refused}
      />
      {hasPhoto && <RemovePhoto fetcher={removing} />}
    </div>
  );
}

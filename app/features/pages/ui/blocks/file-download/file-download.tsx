import { Download } from '#app/ui/icon/icons.ts';
import { Picture, pictureAddress } from '#app/ui/picture/picture.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { referred } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './file-download.module.css';
import { fileInWords } from './file-in-words.ts';

/** A brochure or another file to take away, with what it is and how large. */
export function FileDownload({ block, context }: BlockProps<'file-download'>) {
  const file = referred(context, block.file, 'file');
  if (!file) return null;
  const { thumbnail, title, description } = file;
  return (
    <Teaser
      href={pictureAddress(file.file)}
      title={title}
      titleAs="p"
      kicker="Downloaden"
      icon={Download}
      tint="sand"
      leading={thumbnail && <Picture picture={thumbnail} size="card" decorative className={styles.thumbnail} />}
      meta={fileInWords(file)}
    >
      {description && <p>{description}</p>}
    </Teaser>
  );
}

import { Download } from '#app/ui/icon/icons.ts';
import { editorialMediaPath } from '#app/ui/picture/editorial-media-path.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { AuthorshipNote } from '../../authorship/authorship-note.tsx';
import { referred } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './file-download.module.css';

/** A brochure or another file to download, with its type and size, and who wrote it. */
export function FileDownload({ block, context }: BlockProps<'file-download'>) {
  const file = referred(context, block.file, 'file');
  if (!file) return null;
  const { thumbnail, title, description } = file;
  return (
    <Teaser
      href={editorialMediaPath(file.file)}
      title={title}
      titleAs="p"
      kicker="Downloaden"
      icon={Download}
      tint="sand"
      leading={thumbnail && <Picture picture={thumbnail} size="card" decorative className={styles.thumbnail} />}
      meta={describeFile(file)}
    >
      {description && <p>{description}</p>}
      <AuthorshipNote document={file} />
    </Teaser>
  );
}

const KILOBYTE = 1000;

const decimals = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** The type and size of a file, for readers with a mobile data plan: 'PDF, 1,2 MB'. */
export function describeFile({ file, bytes }: { file: string; bytes: number }): string {
  const extension = file.includes('.') ? file.slice(file.lastIndexOf('.') + 1).toUpperCase() : null;
  return [extension, formatSize(bytes)].filter(Boolean).join(', ');
}

function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE ? `${kilobytes}\u00a0kB` : `${decimals.format(kilobytes / KILOBYTE)}\u00a0MB`;
}

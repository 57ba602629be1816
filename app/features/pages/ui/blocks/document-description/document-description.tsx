import { wholeOr } from '#app/ui/picture/nearest-copies.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import { Title } from '../titled-section.tsx';
import styles from './document-description.module.css';

/** A description of the document, with a picture beside it where there is room. */
export function DocumentDescription({ block: { title, html, picture }, level }: BlockProps<'document-description'>) {
  return (
    <section className={styles.description}>
      <div className={styles.text}>
        <Title level={level}>{title}</Title>
        <RichText html={html} level={level + 1} />
      </div>
      {picture && <Picture picture={picture} size={wholeOr(picture, 'header')} className={styles.picture} />}
    </section>
  );
}

import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { useHasPage } from '#app/ui/link/missing-pages.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import { Title } from '../titled-section.tsx';
import styles from './call-to-action.module.css';

/** An invitation to do something, with one button. Nothing as long as the page behind the button does not exist. */
export function CallToAction({ block: { title, html, button }, level }: BlockProps<'call-to-action'>) {
  const hasPage = useHasPage();
  if (!hasPage(button.url)) return null;
  return (
    <section className={styles.call}>
      <div className={styles.text}>
        <Title level={level}>{title}</Title>
        {html && <RichText html={html} level={level + 1} />}
      </div>
      <ButtonLink to={button.url} variant="primary">
        {button.title}
      </ButtonLink>
    </section>
  );
}

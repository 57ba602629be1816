import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './testimonials.module.css';

/** What people say about the site. */
export const Testimonials = ({ testimonials }: { testimonials: readonly DocumentOf<'testimonial'>[] }) => (
  <ul className={styles.list} data-print="flow">
    {testimonials.map(({ id, title, role, quote, picture }) => (
      <li key={id}>
        <figure className={styles.testimonial}>
          <blockquote className={styles.quote}>
            <p>{quote}</p>
          </blockquote>
          <figcaption className={styles.who}>
            {picture && <Picture picture={picture} size="card" decorative className={styles.portrait} />}
            <span>
              <strong className={styles.name}>{title}</strong>
              <span className={styles.role}>{role}</span>
            </span>
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
);

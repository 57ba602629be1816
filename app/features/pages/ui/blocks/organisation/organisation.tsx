import { Building2 } from '#app/ui/icon/icons.ts';
import { AnyLink } from '#app/ui/link/any-link.tsx';
import { ExternalMark } from '#app/ui/link/external-mark.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { referred } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './organisation.module.css';

/** An organisation, with a link to its website. */
export function Organisation({ block, context }: BlockProps<'organisation'>) {
  const organisation = referred(context, block.organisation, 'organisation');
  if (!organisation) return null;
  const { title, description, url, logo } = organisation;
  return (
    <div className={styles.organisation}>
      {logo ? (
        <Picture picture={logo} size="card" decorative className={styles.logo} />
      ) : (
        <span className={styles.disc}>
          <Building2 aria-hidden="true" />
        </span>
      )}
      <div className={styles.text}>
        <p className={styles.name}>{title}</p>
        {description && <p>{description}</p>}
        {url && (
          <AnyLink href={url} className={styles.website}>
            <span>
              Naar de website<span className="visually-hidden"> van {title}</span>
              <ExternalMark href={url} />
            </span>
          </AnyLink>
        )}
      </div>
    </div>
  );
}

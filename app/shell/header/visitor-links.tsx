import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import styles from './visitor-links.module.css';

interface Props {
  path: string;
  /** Whether it also invites to take part: not where the page does. */
  invites?: boolean;
  className?: string | undefined;
}

/** The ways in, for who is not logged in. */
export function VisitorLinks({ path, invites = true, className }: Props) {
  return (
    <div className={classNames(styles.links, className)}>
      <ButtonLink to={loginPath(path)} variant="quiet">
        Inloggen
      </ButtonLink>
      {invites && (
        <ButtonLink to={REGISTER_PATH} variant="primary">
          Word deelnemer
        </ButtonLink>
      )}
    </div>
  );
}

import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import styles from './visitor-links.module.css';

interface Props {
  /** The path of this page, to return to after logging in. */
  path: string;
  showRegisterLink?: boolean;
  className?: string | undefined;
}

/** The links for visitors: for logging in and for registering. */
export function VisitorLinks({ path, showRegisterLink = true, className }: Props) {
  return (
    <div className={classNames(styles.links, className)}>
      <ButtonLink to={loginPath(path)} variant="quiet">
        Inloggen
      </ButtonLink>
      {showRegisterLink && (
        <ButtonLink to={REGISTER_PATH} variant="secondary">
          Word deelnemer
        </ButtonLink>
      )}
    </div>
  );
}

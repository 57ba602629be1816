import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { loginPath } from '#app/ui/prompt/login-path.ts';
import styles from './visitor-links.module.css';

/** The two ways in, for who is not logged in. */
export function VisitorLinks({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <div className={`${styles.links} ${className ?? ''}`}>
      <ButtonLink to={loginPath(path)} variant="quiet">
        Inloggen
      </ButtonLink>
      <ButtonLink to="/registreren" variant="primary">
        Word deelnemer
      </ButtonLink>
    </div>
  );
}

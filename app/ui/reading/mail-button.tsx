import { Mail } from '#app/ui/icon/icons.ts';
import { ButtonLink } from '../button/button-link.tsx';
import type { MailOption } from './share.tsx';

/** Opens the form that mails a page. */
export const MailButton = ({ path, onOpen }: MailOption) => (
  <ButtonLink to={path} variant="quiet" icon={Mail} rel="nofollow" onClick={onOpen}>
    Verstuur
  </ButtonLink>
);

import { type ReactNode, useState } from 'react';
import { loginPath } from '#app/platform/paths.ts';
import type { ButtonVariant } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { IconComponent } from '#app/ui/icon/icons.ts';
import { RegistrationPrompt } from './registration-prompt.tsx';

interface Props {
  /** The page to come back to after logging in. */
  path: string;
  icon: IconComponent;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** What a member could do here: a visitor who presses it is invited to take part. Without JavaScript it leads to the login. */
export function MembersOnlyLink({ path, icon, variant = 'quiet', children }: Props) {
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <ButtonLink
        to={loginPath(path)}
        icon={icon}
        variant={variant}
        onClick={(event) => {
          event.preventDefault();
          setInviting(true);
        }}
      >
        {children}
      </ButtonLink>
      <RegistrationPrompt open={inviting} onClose={() => setInviting(false)} afterLoginUrl={path} />
    </>
  );
}

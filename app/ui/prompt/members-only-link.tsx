import { type ReactNode, useState } from 'react';
import { loginPath } from '#app/platform/paths.ts';
import type { ButtonVariant } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { IconComponent } from '#app/ui/icon/icons.ts';
import { RegistrationPrompt } from './registration-prompt.tsx';

interface Props {
  /** The path of the page to return to after logging in. */
  path: string;
  /** The path to register at, where that is not the one of a participant. */
  registerPath?: string | undefined;
  icon: IconComponent;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** Shown to visitors in place of a button for members. It opens the registration prompt, or leads to the login page. */
export function MembersOnlyLink({ path, registerPath, icon, variant = 'quiet', children }: Props) {
  const [promptOpen, setPromptOpen] = useState(false);
  return (
    <>
      <ButtonLink
        to={loginPath(path)}
        icon={icon}
        variant={variant}
        onClick={(event) => {
          event.preventDefault();
          setPromptOpen(true);
        }}
      >
        {children}
      </ButtonLink>
      <RegistrationPrompt
        open={promptOpen}
        onClose={() => setPromptOpen(false)}
        returnPath={path}
        registerPath={registerPath}
      />
    </>
  );
}

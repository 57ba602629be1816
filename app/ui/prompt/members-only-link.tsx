import { type ReactNode, useState } from 'react';
import { loginPath } from '#app/platform/paths.ts';
import type { ButtonVariant } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { IconComponent } from '#app/ui/icon/icons.ts';
import { RegistrationPrompt } from './registration-prompt.tsx';

interface Props {
  /** What the visitor is about to do, after 'om': 'dit gesprek te volgen'. */
  purpose: string;
  /** The path of the page to return to after logging in. */
  path: string;
  /** The path to register at, where that is not the one of a participant. */
  registerPath?: string | undefined;
  icon: IconComponent;
  variant?: ButtonVariant;
  /** The ids of what tells this link from others with its words. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** Shown to visitors in place of a button for members. It opens the registration prompt, or leads to the login page. */
export function MembersOnlyLink({
  purpose,
  path,
  registerPath,
  icon,
  variant = 'quiet',
  describedBy,
  children,
}: Props) {
  const [promptOpen, setPromptOpen] = useState(false);
  return (
    <>
      <ButtonLink
        to={loginPath(path)}
        icon={icon}
        variant={variant}
        aria-describedby={describedBy}
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
        purpose={purpose}
        returnPath={path}
        registerPath={registerPath}
      />
    </>
  );
}

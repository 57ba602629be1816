import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Logo } from '../logo.tsx';
import { LoginForm } from './login-form.tsx';

/** The page to log in, in place of Payload's: it asks for a code too, and shows how to set an app up. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const next = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' });
  if (initPageResult.req.user) redirect(next);
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <LoginForm next={next} />
      <p className="niergenoten-forgotten">Wachtwoord vergeten? Vraag een beheerder om een nieuw.</p>
    </>
  );
}

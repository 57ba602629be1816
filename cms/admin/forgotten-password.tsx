/** The text below the login form. */
export function ForgottenPassword() {
  return <p className="niergenoten-forgotten">Wachtwoord vergeten? Vraag een beheerder om een nieuw.</p>;
}

/** Under the form to log in. */
export function ForgottenPassword() {
  return <p className="niergenoten-forgotten">Wachtwoord vergeten? Vraag een beheerder om een nieuw.</p>;
}

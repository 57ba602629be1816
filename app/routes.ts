import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('features/home/pages/home.tsx'),
  route('inloggen', 'features/accounts/pages/login.tsx'),
  route('uitloggen', 'features/accounts/pages/logout.tsx'),
  route('registreren', 'features/accounts/pages/register.tsx'),
  route('registreren_klaar', 'features/accounts/pages/register-done.tsx'),
  route('email-bevestigen', 'features/accounts/pages/confirm-email.tsx'),
  route('verificatie-mail-opnieuw-versturen', 'features/accounts/pages/retry-verification.tsx'),
  route('verificatie-mail-fout', 'features/accounts/pages/outcomes/verification-error.tsx'),
  route('wachtwoord/vergeten', 'features/accounts/pages/password/forgot.tsx'),
  route('wachtwoord/opnieuw-instellen', 'features/accounts/pages/password/new.tsx'),
  route('email-gewijzigd', 'features/accounts/pages/outcomes/email-changed.tsx'),
  route('email-gewijzigd-fout', 'features/accounts/pages/outcomes/email-change-error.tsx'),
  route('account-verwijderd', 'features/accounts/pages/outcomes/account-deleted.tsx'),
  route('account/*', 'features/accounts/pages/account.tsx'),
  route('groepen', 'features/conversations/pages/groups-overview.tsx'),
  route('groepen/:group', 'features/conversations/pages/group.tsx'),
  route('groepen/:group/:conversation', 'features/conversations/pages/conversation.tsx'),
  route('cookies', 'shell/cookies-page.tsx'),
  layout('dev/demo-only.tsx', [
    route('dev/ui', 'ui/gallery/page.tsx'),
    route('dev/mail', 'dev/mail.tsx'),
    route('dev/mail/:id', 'dev/mail-message.tsx'),
  ]),
  route('*', 'features/content/pages/not-found.tsx'),
] satisfies RouteConfig;

import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('features/home/pages/home.tsx'),
  route('inloggen', 'features/accounts/pages/login.tsx'),
  route('uitloggen', 'features/accounts/pages/logout.tsx'),
  route('registreren', 'features/accounts/pages/register.tsx'),
  route('registreren_klaar', 'features/accounts/pages/register-done.tsx'),
  route('email-bevestigen', 'features/accounts/pages/confirm-email.tsx'),
  route('account', 'features/accounts/pages/to-profile.ts', { id: 'account' }),
  route('mijn-profiel', 'features/accounts/pages/to-profile.ts', { id: 'my-profile' }),
  layout('features/accounts/pages/account-layout.tsx', [
    route('account/instellingen', 'features/accounts/pages/settings.tsx'),
    route('account/foto', 'features/profiles/pages/photo.tsx'),
    route('account/foto/verwijderen', 'features/profiles/pages/remove-photo.tsx'),
    route('account/*', 'features/accounts/pages/account.tsx'),
  ]),
  route('groepen', 'features/conversations/pages/groups-overview.tsx'),
  route('groepen/:group', 'features/conversations/pages/group.tsx'),
  route('groepen/:group/nieuw', 'features/conversations/pages/new-conversation.tsx'),
  route('groepen/:group/:conversation', 'features/conversations/pages/conversation.tsx'),
  route('cookies', 'shell/cookies-page.tsx'),
  layout('dev/demo-only.tsx', [
    route('dev/ui', 'ui/gallery/page.tsx'),
    route('dev/mail', 'dev/mail.tsx'),
    route('dev/mail/:id', 'dev/mail-message.tsx'),
  ]),
  route('*', 'features/content/pages/not-found.tsx'),
] satisfies RouteConfig;

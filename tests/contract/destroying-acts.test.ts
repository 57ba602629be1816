import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allCalls } from './all-calls.ts';

/** How an act that destroys something keeps a slip from being final (rules.md R52). */
type Guard =
  /** A question that names what goes, or a way back beside it: these words, in its file or in this one of `app`. */
  | { asks: string; in?: string }
  /** It takes nothing that somebody made: this brings it back. */
  | { back: string };

/** Every call that takes something away. */
const CALLS: Readonly<Record<string, Guard>> = {
  'accounts.changeEmailNotification': { back: 'the same switch' },
  'accounts.changeEmailNotificationByLink': { back: 'the same call, with true' },
  'accounts.changeNewsletterOptin': { back: 'the same switch' },
  'accounts.changePassword': { back: 'another password' },
  'accounts.changeTitlesInMails': { back: 'the same switch' },
  'accounts.deleteUser': { asks: 'Ja, ik weet het zeker', in: 'features/accounts/ui/settings/delete-account-form.tsx' },
  'accounts.logout': { back: 'logging in; what was typed stays a draft' },
  'accounts.resetPassword': { back: 'another password' },
  'advice.decline': {
    asks: 'De vraag gaat van de lijst en wordt niet openbaar.',
    in: 'features/advice/ui/desk/decline-form.tsx',
  },
  'advice.hideOwn': {
    asks: 'Je vraag ‘{title}’ en het antwoord verdwijnen van de site.',
    in: 'features/advice/ui/hide-own-question.tsx',
  },
  'advice.release': { back: 'advice.claim' },
  'advice.withdraw': {
    asks: 'Je vraag verdwijnt dan, ook bij de diëtisten.',
    in: 'features/advice/ui/withdraw-question-form.tsx',
  },
  'blogs.deletePost': {
    asks: 'Weet je zeker dat je deze blogpost wilt verwijderen?',
    in: 'features/blogs/ui/post/owner-actions.tsx',
  },
  'blogs.withdrawReaction': {
    asks: 'Je tekst verdwijnt dan voor iedereen.',
    in: 'features/reactions/ui/reaction-menu.tsx',
  },
  'contacts.block': {
    asks: 'Je kunt het later ongedaan maken, maar de berichten komen niet terug.',
    in: 'features/contacts/ui/block-member-button.tsx',
  },
  'contacts.deny': { asks: 'gaan weg uit je berichten.', in: 'features/messages/ui/thread-view.tsx' },
  'contacts.remove': { asks: 'al jullie berichten worden verwijderd', in: 'features/messages/ui/thread-view.tsx' },
  'contacts.unblock': { back: 'contacts.block' },
  'contacts.withdraw': { asks: 'Het bericht wordt verwijderd.', in: 'features/messages/ui/thread-view.tsx' },
  'conversations.withdrawReaction': {
    asks: 'Je tekst verdwijnt dan voor iedereen.',
    in: 'features/reactions/ui/reaction-menu.tsx',
  },
  'drafts.discard': { asks: 'Wat je weggooit, komt niet terug.', in: 'features/drafts/ui/cancel-question.tsx' },
  'moderation.actOnMember': { asks: 'Je kunt dit later terugnemen.', in: 'features/moderation/ui/member/act-form.tsx' },
  'moderation.handle': { back: 'moderation.hide, which shows it again; a decision is stored for ever' },
  'moderation.hide': { asks: 'Je kunt het later weer tonen.', in: 'features/moderation/ui/case/hide-form.tsx' },
  'moderation.hideThing': { asks: 'Je kunt het later weer tonen.', in: 'features/moderation/ui/hide-here.tsx' },
  'moderation.release': { back: 'moderation.claim' },
  'moderation.removeNote': { back: 'moderation.noteMember; it undoes what was just written' },
  'moderation.withdrawRole': { asks: 'dan niet meer', in: 'features/moderation/ui/member-list.tsx' },
  'newsletter.request': { back: 'newsletter.unsubscribe' },
  'newsletter.unsubscribe': { back: 'newsletter.request' },
  'profiles.changeHealthConsent': {
    asks: 'Dat kunnen we niet terughalen.',
    in: 'features/profiles/ui/own-profile/consent-forms.tsx',
  },
  'profiles.changeVisibility': { back: 'the same switch' },
  'profiles.removePhoto': {
    asks: 'Je foto verdwijnt van je profiel',
    in: 'features/profiles/ui/remove-photo-button.tsx',
  },
  'profiles.saveTreatments': { back: 'its form, in which nothing goes before ‘Opslaan’' },
  'profiles.uploadPhoto': { back: 'the photo itself, which the member has' },
  'recipes.removeFavorite': { back: 'recipes.addFavorite' },
  'recipes.removeProfileLimits': {
    asks: 'gaan uit je profiel, en dus van al je apparaten.',
    in: 'features/recipes/ui/overview/limits/profile-limits-prompt.tsx',
  },
  'keys.turnOff': {
    asks: 'Je wachtwoord is dan weer genoeg om in te loggen.',
    in: 'features/accounts/ui/second-factor-setting.tsx',
  },
  'keys.remove': {
    asks: 'Met deze sleutel kun je dan niet meer inloggen.',
    in: 'features/keys/ui/passkey-list.tsx',
  },
  'accounts.endSession': { back: 'logging in there; what was typed stays a draft' },
  'accounts.endOtherSessions': { back: 'logging in there; what was typed stays a draft' },
  'sharing.optOut': { back: 'nothing: it stops mails of others, as the reader asked' },
};

/** Every component whose button takes something away. */
const COMPONENTS: Readonly<Record<string, Guard>> = {
  'features/accounts/ui/second-factor-setting.tsx': { asks: 'Je oude herstelcodes werken dan niet meer.' },
  'features/accounts/ui/settings/delete-account-form.tsx': { asks: 'Dat kun je niet terugdraaien.' },
  'features/accounts/ui/settings/delete-account-setting.tsx': { back: 'its form, which asks for the password' },
  'features/advice/ui/hide-own-question.tsx': { asks: 'Je kunt ze later weer terugzetten.' },
  'features/advice/ui/withdraw-question-form.tsx': { asks: 'Dat kun je niet terugdraaien.' },
  'features/blogs/ui/editor/blocks/block-editor.tsx': {
    asks: 'Zet {KIND_LABELS[removed.block.kind]} terug',
    in: 'features/blogs/ui/editor/blocks/blocks-editor.tsx',
  },
  'features/blogs/ui/post/owner-actions.tsx': { asks: 'De reacties erop verdwijnen ook.' },
  'features/contacts/ui/block-member-button.tsx': { asks: 'de berichten komen niet terug.' },
  'features/drafts/ui/cancel-question.tsx': { asks: 'Wat je weggooit, komt niet terug.' },
  'features/keys/ui/passkey-list.tsx': { asks: 'Met deze sleutel kun je dan niet meer inloggen.' },
  'features/messages/ui/thread-view.tsx': { asks: 'Dit kun je niet ongedaan maken.' },
  'features/moderation/ui/case/close-and-move-forms.tsx': { asks: 'Je kunt het later weer openen.' },
  'features/moderation/ui/case/hide-form.tsx': { asks: 'Je kunt het later weer tonen.' },
  'features/moderation/ui/hide-here.tsx': { asks: 'Je kunt het later weer tonen.' },
  'features/moderation/ui/member-list.tsx': { asks: 'Weer beheerder worden kan alleen' },
  'features/moderation/ui/member/act-form.tsx': { asks: 'Je kunt dit later terugnemen.' },
  'features/moderation/ui/member/member-decisions.tsx': { back: 'its form to act, which makes the decision again' },
  'features/moderation/ui/restrict-form.tsx': { back: 'what its users say' },
  'features/profiles/pages/remove-photo.tsx': { asks: '{REMOVE_WARNING}' },
  'features/profiles/ui/own-profile/consent-forms.tsx': { asks: 'Dat kunnen we niet terughalen.' },
  'features/profiles/ui/own-profile/edit-row.tsx': { asks: 'staat, halen we dan weg. Dat komt niet terug.' },
  'features/profiles/ui/own-profile/treatments-form.tsx': { back: 'its form, in which nothing goes before ‘Opslaan’' },
  'features/profiles/ui/remove-photo-button.tsx': { asks: '{REMOVE_WARNING}' },
  'features/reactions/ui/reaction-menu.tsx': { asks: 'Dat kun je niet terugdraaien.' },
  'features/recipes/pages/day.tsx': { asks: 'Zet terug' },
  'features/recipes/pages/shopping-list.tsx': { asks: 'gaan van de lijst. Dat kun je niet terugdraaien.' },
  'features/recipes/ui/overview/limits/profile-limits-prompt.tsx': { asks: 'en dus van al je apparaten.' },
  'features/recipes/ui/shopping/add-to-shopping-list.tsx': { asks: 'Zet terug' },
  'features/recipes/ui/shopping/shopping-lines.tsx': {
    asks: 'Zet terug',
    in: 'features/recipes/pages/shopping-list.tsx',
  },
};

/** How the summary of a call says that something goes, stops or is replaced. */
const WORDS =
  /verwijder|weghalen|weggooien|intrekken|weiger|verberg|uitloggen|ontnemen|niet langer|stoppen|eindigen|uitzetten|van de site halen|geen mails|niet beantwoorden|anderen laten|\(false\)|in plaats van| uit je /i;

const destroys = ([, { method, summary }]: (typeof allCalls)[number]): boolean =>
  method === 'DELETE' || (method !== 'GET' && WORDS.test(summary));

const looksLikeIt = (text: string): boolean =>
  /variant="danger"|<(Confirm|Restrict)Form\b|\bTrash2\b|>\s*(Verwijder|Haal [^<]{0,40}(weg|uit)|Trek [^<]{0,30} in|Gooi|Maak [^<]{0,30}leeg)/.test(
    text,
  );

test('R52 every call that takes something away asks first, or is brought back by another', () => {
  expect(
    allCalls
      .filter(destroys)
      .map(([name]) => name)
      .sort(),
  ).toEqual(Object.keys(CALLS).sort());
});

test('R52 so does every component', () => {
  const files = globSync('app/{features,shell}/**/*.tsx', { exclude: ['**/*.test.tsx'] });
  const found = files.filter((file) => looksLikeIt(readFileSync(file, 'utf8')));
  expect(found.map((file) => file.replace(/^app\//, '')).sort()).toEqual(Object.keys(COMPONENTS).sort());
});

/** Where what was taken away is put back by a button that only our scripts do something with: so is what takes it away. */
const ONLY_WITH_JAVASCRIPT = [
  'features/recipes/pages/day.tsx',
  'features/recipes/pages/shopping-list.tsx',
  'features/recipes/ui/shopping/add-to-shopping-list.tsx',
];

test('R52 what goes without JavaScript can be put back without it', () => {
  const scripted = Object.entries(COMPONENTS).flatMap(([name, guard]) => {
    if (!('asks' in guard) || !/^Zet .*terug$/.test(guard.asks)) return [];
    const source = readFileSync(`app/${guard.in ?? name}`, 'utf8').replaceAll(/\s+/g, ' ');
    const [button = ''] = source.slice(0, source.indexOf(guard.asks)).match(/<Button(?!.*<Button).*$/) ?? [];
    return button.includes(`type="button"`) ? [guard.in ?? name] : [];
  });
  expect([...new Set(scripted)].sort()).toEqual(ONLY_WITH_JAVASCRIPT);
});

test.for(Object.entries({ ...CALLS, ...COMPONENTS }))('R52 a reader can read it: %s', ([name, guard]) => {
  if ('back' in guard) return expect(guard.back).not.toBe('');
  expect(readFileSync(`app/${guard.in ?? name}`, 'utf8').replaceAll(/\s+/g, ' ')).toContain(guard.asks);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('app/{features,shell}/**/*.tsx', { exclude: ['**/*.test.tsx'] });

/** Whether a component shows the errors of the fields of a form. */
const showsFieldErrors = (text: string): boolean =>
  /<(WritingForm|AccountForm|ErrorSummary|FormErrorMessage)\b|useFieldErrors\(|\bformError\??\.errors\b/.test(text);

const givesInstructions = (text: string): boolean =>
  /\bwithInstructions\(|\binstructions(=|: INSTRUCTIONS\b)/.test(text);

/** Components that show errors, of which no field answers that it is required; each with the reason. */
const WITHOUT_REQUIRED_FIELDS: Readonly<Record<string, string>> = {
  'app/features/blogs/ui/editor/blocks/blocks-editor.tsx': 'an empty block is left out',
  'app/features/blogs/ui/editor/picture/add-picture-form.tsx': 'its message says what to choose',
  'app/features/drafts/ui/draft-status.tsx': 'shows an error that belongs to no field',
  'app/features/messages/ui/thread-view.tsx': 'its message says what to write',
  'app/features/moderation/pages/hide.tsx': 'shows an error that belongs to no field',
  'app/features/moderation/pages/member.tsx': 'shows an error that belongs to no field',
  'app/features/moderation/pages/members.tsx': 'its buttons send the role',
  'app/features/moderation/ui/answer-form.tsx': 'its messages say what to choose and to write',
  'app/features/moderation/ui/case/case-state.tsx': 'shows an error that belongs to no field',
  'app/features/moderation/ui/case/handle-form.tsx': 'its message says what to choose',
  'app/features/moderation/ui/case/note-form.tsx': 'its messages say what to write and to choose',
  'app/features/moderation/ui/content-warnings-form.tsx': 'all may be left out',
  'app/features/moderation/ui/member/act-form.tsx': 'its messages say what to choose and to write',
  'app/features/moderation/ui/member/member-notes.tsx': 'its message says what to write',
  'app/features/moderation/ui/report-form.tsx': 'its buttons send the reason',
  'app/features/moderation/ui/restrict-form.tsx': 'its message says what to choose',
  'app/features/profiles/ui/own-profile/consent-forms.tsx': 'its message says what to tick',
  'app/features/profiles/ui/own-profile/edit-row.tsx': 'all of a profile may be left out',
  'app/features/profiles/ui/own-profile/profile-section.tsx': 'one answer is always chosen',
  'app/features/profiles/ui/upload-photo.tsx': 'its message says what to choose',
  'app/features/recipes/ui/overview/limits/profile-limits-prompt.tsx': 'it has only buttons',
};

const withoutInstructions = files.filter((file) => {
  const text = readFileSync(file, 'utf8');
  return showsFieldErrors(text) && !givesInstructions(text);
});

test('every form with a required field says what to fill in, or stands here with a reason', () => {
  expect(withoutInstructions.sort()).toEqual(Object.keys(WITHOUT_REQUIRED_FIELDS));
});

test.for([
  'return <WritingForm intent="edit" draft={draft} />;',
  'const errors = formError?.errors ?? {};',
  '<ErrorSummary errors={errors} labels={LABELS} />',
])('a form that shows errors is found: %s', (text) => {
  expect(showsFieldErrors(text) && !givesInstructions(text)).toBe(true);
});

/** Components that read the errors of a form as the server gave them; each with the reason. */
const WITHOUT_STANDING_ERRORS: Readonly<Record<string, string>> = {
  'app/features/advice/ui/desk/answer-form.tsx': 'its WritingForm does; the box about details is there by its error',
  'app/features/blogs/ui/editor/picture/add-picture-form.tsx': 'is for a browser without JavaScript',
  'app/features/moderation/pages/hide.tsx': 'shows an error that belongs to no field',
  'app/features/moderation/pages/member.tsx': 'shows an error that belongs to no field',
  'app/features/moderation/pages/members.tsx': 'its buttons send the role',
  'app/features/moderation/ui/case/case-state.tsx': 'shows an error that belongs to no field',
  'app/features/moderation/ui/content-warnings-form.tsx': 'shows an error that belongs to no field',
  'app/features/profiles/ui/upload-photo.tsx': 'a chosen photo is sent at once',
  'app/features/reactions/ui/reaction-editor.tsx': 'shows the text that came too late, not a form',
  'app/features/reactions/ui/reaction-form.tsx': 'its WritingForm does; a quote that is gone is no field',
  'app/features/recipes/ui/shopping/mail-list.tsx': 'has only a button',
};

/** Whether a component reads the errors of fields from the answer of the server. */
const readsErrors = (text: string): boolean => /(formError|sent|error)\??\.errors\b/.test(text);

test('every form takes an error away when its field is right, or stands here with a reason', () => {
  const unchecked = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return readsErrors(text) && !/\buse(Standing|Field)Errors\(/.test(text);
  });
  expect(unchecked.sort()).toEqual(Object.keys(WITHOUT_STANDING_ERRORS));
});

import { expect, it } from 'vitest';
import { bodyOfEdited } from '#app/features/blogs/body/form-fields.ts';
import { profileTexts } from '#app/features/profiles/profile/fields.ts';
import { features } from '#app/features.ts';
import type { Feature } from '#app/platform/features/define-feature.ts';
import { draftKindsOf } from '#app/platform/features/draft-kinds.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { unsentTexts } from '#app/ui/form/unsent-texts.ts';
import { makeAnsweredQuestion, makeQuestion } from '#tests/support/factory/advice.ts';
import { makeDraft, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { someOf } from '#tests/support/thorough.ts';

const PICTURE = '/media/blogs/0123456789abcdef0123456789abcdef/1080.jpg';

const reaction = { Body: 'Dat herken ik.' };
const question = { Title: 'Mag ik kaas?', Description: 'Ik eet graag kaas.' };
const answer = { Advice: 'Een plak per dag.', Tags: ['3', '4'], NewTag: 'Kaas' };
const blocks = [
  { kind: 'title', content: 'De eerste dag', alt: '' },
  { kind: 'text', content: 'Een regel.\nNog een.', alt: '' },
  { kind: 'image', content: PICTURE, alt: 'Een hond' },
  { kind: 'video', content: 'https://youtu.be/aqz-KE-bpKQ', alt: '' },
] as const;
const blockTexts = ['De eerste dag', 'Een regel.\nNog een.', 'Een hond', 'https://youtu.be/aqz-KE-bpKQ'];

/** For each kind of drafts the fields of its form, and what of them a member typed. */
const FORMS: Record<string, { fields: Record<string, string | string[]>; texts: string[] }> = {
  reaction: { fields: reaction, texts: ['Dat herken ik.'] },
  'reaction-edit': { fields: reaction, texts: ['Dat herken ik.'] },
  'blog-reaction': { fields: reaction, texts: ['Dat herken ik.'] },
  'blog-reaction-edit': { fields: reaction, texts: ['Dat herken ik.'] },
  conversation: { fields: { ...question, Visibility: 'true' }, texts: Object.values(question) },
  'conversation-edit': { fields: { Title: 'Over kaas', Body: 'Wie eet het?' }, texts: ['Over kaas', 'Wie eet het?'] },
  'moderator-message': { fields: { Msg: 'Blijf aardig.' }, texts: ['Blijf aardig.'] },
  blog: { fields: question, texts: Object.values(question) },
  'blog-post': {
    fields: { ...question, Body: bodyOfEdited(blocks) },
    texts: [...Object.values(question), ...blockTexts],
  },
  'advice-question': { fields: { ...question, Anonymous: 'true' }, texts: Object.values(question) },
  'advice-question-edit': { fields: question, texts: Object.values(question) },
  'advice-answer': { fields: answer, texts: ['Een plak per dag.', 'Kaas'] },
  'advice-answer-edit': { fields: answer, texts: ['Een plak per dag.', 'Kaas'] },
  'advice-decline': { fields: { Reason: 'own-doctor', Note: 'Bel je arts.' }, texts: ['Bel je arts.'] },
  'advice-ask-back': { fields: { Body: 'Welke medicijnen?' }, texts: ['Welke medicijnen?'] },
  'advice-reply': { fields: { Body: 'Geen.' }, texts: ['Geen.'] },
  'case-note': { fields: { Outcome: 'kept', Note: 'Dit mag.' }, texts: ['Dit mag.'] },
  'case-edit': { fields: reaction, texts: ['Dat herken ik.'] },
  'objection-answer': { fields: { Granted: 'false', Answer: 'Het blijft zo.' }, texts: ['Het blijft zo.'] },
  'moderation-reply': { fields: { Body: 'Ja, dank je.' }, texts: ['Ja, dank je.'] },
  'member-act': { fields: { Measure: 'warning', Facts: 'Je was boos.' }, texts: ['Je was boos.'] },
  'member-word': { fields: { Facts: 'Hoe gaat het nu?' }, texts: ['Hoe gaat het nu?'] },
  'contact-request': { fields: { Message: 'Zullen we schrijven?' }, texts: ['Zullen we schrijven?'] },
  message: { fields: { body: 'Tot dinsdag.' }, texts: ['Tot dinsdag.'] },
  ...Object.fromEntries(
    profileTexts.map(({ wire, input }) => [
      input.draft,
      { fields: { [wire]: 'Dat vertel ik graag.' }, texts: ['Dat vertel ik graag.'] },
    ]),
  ),
};

const all: readonly Feature[] = features;
const kinds = [...draftKindsOf(all.flatMap(({ draftKinds = [] }) => draftKinds)).keys()];

it('every kind of drafts has a form here', () => {
  expect(Object.keys(FORMS).sort()).toEqual(kinds.toSorted());
});

it.each(kinds)('R43 what was typed in a form can be read when it is refused: %s', (kind) => {
  expect(unsentTexts(FORMS[kind]?.fields ?? {})).toEqual(FORMS[kind]?.texts);
});

const site = setUpTestSite();

/** The kinds of drafts to a member, which are about the id of that member. */
const TO_MEMBER = ['contact-request', 'member-act', 'member-word', 'message'];

it('R31 the drafts to a member go with the account of that member, and no others', async () => {
  const { platform } = site;
  const Password = 'zonnebloem7';
  const leaver = await makeMember(platform, { passwordHash: await hashPassword(Password) });
  const { id: memberId } = await makeMember(platform);
  for (const kind of kinds) await makeDraft(platform, { memberId, kind, about: leaver.id });
  const as = await makeSession(platform, leaver.id);
  expect((await request(site, 'POST', '/api/v1/delete-user', { as, body: { Password } })).statusCode).toBe(200);
  const left = await platform.db.selectFrom('draft').select('kind').where('memberId', '=', memberId).execute();
  expect(kinds.filter((kind) => !left.some((draft) => draft.kind === kind)).sort()).toEqual(TO_MEMBER);
});

const ROLES = ['moderator', 'professional', 'administrator', 'donor'] as const;

/** The role that the act of a draft needs, for the kinds whose act needs one. */
const ROLE_OF: Record<string, (typeof ROLES)[number]> = {
  'moderator-message': 'moderator',
  'case-note': 'moderator',
  'case-edit': 'moderator',
  'objection-answer': 'moderator',
  'member-act': 'moderator',
  'member-word': 'moderator',
  'advice-question-edit': 'professional',
  'advice-answer': 'professional',
  'advice-answer-edit': 'professional',
  'advice-decline': 'professional',
  'advice-ask-back': 'professional',
};

const MISSING = 2_000_000_000;

it.each(someOf(8, kinds))(
  'R46 who may not do an act learns nothing by a draft of it, and saves none: %s',
  async (kind) => {
    const asker = await makeMember(site.platform);
    const waiting = await makeQuestion(site.platform, { authorId: asker.id });
    const answered = await makeAnsweredQuestion(site.platform, { authorId: asker.id });
    for (const role of [null, ...ROLES]) {
      const { id: memberId } = await makeMember(site.platform, { roles: role ? [role] : [] });
      const as = await makeSession(site.platform, memberId);
      const call = async (method: 'GET' | 'PUT' | 'DELETE', about: number) => {
        const body = method === 'PUT' ? { body: { Fields: { Body: 'Tekst' } } } : {};
        const { statusCode, body: answer } = await request(site, method, `/api/v1/drafts/${kind}/${about}`, {
          as,
          ...body,
        });
        return [statusCode, method === 'GET' && statusCode === 200 ? 'saved' : answer];
      };
      for (const method of ['PUT', 'GET', 'DELETE'] as const) {
        const missing = await call(method, MISSING);
        if (ROLE_OF[kind] && role === ROLE_OF[kind]) continue;
        expect([await call(method, waiting.id), await call(method, answered.id)]).toEqual([missing, missing]);
        if (ROLE_OF[kind] && method === 'PUT') expect(missing).toEqual([200, JSON.stringify({ Kept: false })]);
      }
    }
  },
);

it.each(['moderator', 'professional'] as const)(
  'R46 the drafts of a %s end with the role, others stay',
  async (role) => {
    await makeMember(site.platform, { roles: ['moderator'] }); // somebody else stays moderator
    const administrator = await makeMember(site.platform, { roles: ['administrator'] });
    const { id: memberId } = await makeMember(site.platform, { roles: [role] });
    for (const [about, kind] of kinds.entries()) await makeDraft(site.platform, { memberId, kind, about });
    const as = await makeSession(site.platform, administrator.id);
    await request(site, 'DELETE', `/api/v1/moderation/members/${memberId}/roles/${role}`, { as });
    const left = await site.platform.db.selectFrom('draft').select('kind').where('memberId', '=', memberId).execute();
    expect(left.map(({ kind }) => kind).sort()).toEqual(kinds.filter((kind) => ROLE_OF[kind] !== role).sort());
  },
);

it('R43 so can a post that was sent without JavaScript, and a text that only looks like one', () => {
  const fields = { 'Body.0.1.0.1.Kind': 'Image', 'Body.0.1.0.1.Content': PICTURE, 'Body.0.1.0.1.Alt': 'Een hond' };
  expect(unsentTexts({ Title: ' ', ...fields })).toEqual(['Een hond']);
  expect(unsentTexts({ Body: '[[let op]] morgen' })).toEqual(['[[let op]] morgen']);
  expect(unsentTexts({ Body: '[[1]]' })).toEqual(['[[1]]']);
});

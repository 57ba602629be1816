import { beforeEach, describe, expect, it } from 'vitest';
import { type Call, isRefusedWhilePaused } from '#app/platform/http/calls/contract.ts';
import { makeClarifiedQuestion } from '#tests/support/factory/advice.ts';
import { makeBlog, makePost, makePostReaction } from '#tests/support/factory/blogs.ts';
import { makeContact } from '#tests/support/factory/contacts.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { allCalls } from './all-calls.ts';

const site = setUpTestSite();
const DISTRESS = 'Ik wil niet meer leven.';
const OTHER = 'Ik ga dood van de jeuk.';

let writerId: number;
let otherId: number;
beforeEach(async () => {
  writerId = (await makeMember(site.platform)).id;
  otherId = (await makeMember(site.platform)).id;
});

interface Sent {
  params?: Record<string, number>;
  body: object;
}

interface Form {
  /** What is sent with this text as what its writer says at length. */
  send: (text: string) => Promise<Sent>;
  /** Who reads it: a public text puts a case on top, of a private one nobody hears. */
  public: boolean;
}

const startConversation = async () => {
  const { platform } = site;
  const { id: groupId } = await makeGroup(platform);
  const { id } = await makeConversation(platform, { groupId, authorId: writerId });
  const term = { groupId, name: `dialyse ${id}` };
  const { id: termId } = await platform.db
    .insertInto('groupTerm')
    .values(term)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, groupId, termId };
};

const startBlog = async () => {
  const { id: blogId } = await makeBlog(site.platform, { ownerId: writerId });
  return { blogId, postId: (await makePost(site.platform, { blogId })).id };
};

/** The calls by which a member writes at length, in words of their own. */
const FORMS: Readonly<Record<string, Form>> = {
  'conversations.start': {
    public: true,
    async send(text) {
      const { groupId, termId } = await startConversation();
      const body = { Title: 'Hoe nu', Description: text, Visibility: true, GroupTermIds: [termId] };
      return { params: { groupId }, body };
    },
  },
  'conversations.edit': {
    public: true,
    send: async (text) => ({ body: { Id: (await startConversation()).id, Title: 'Hoe nu', Body: text } }),
  },
  'conversations.react': {
    public: true,
    send: async (text) => ({ params: { id: (await startConversation()).id }, body: { Body: text } }),
  },
  'conversations.editOwnReaction': {
    public: true,
    async send(text) {
      const { id: conversationId } = await startConversation();
      const { id } = await makeReaction(site.platform, { conversationId, authorId: writerId });
      return { params: { id }, body: { Body: text } };
    },
  },
  'blogs.start': { public: true, send: async (text) => ({ body: { Title: 'Mijn blog', Description: text } }) },
  'blogs.edit': {
    public: true,
    send: async (text) => ({ body: { Id: (await startBlog()).blogId, Title: 'Mijn blog', Description: text } }),
  },
  'blogs.startPost': {
    public: true,
    async send(text) {
      await startBlog();
      return { body: { Title: 'Mijn week', Description: text } };
    },
  },
  'blogs.editPost': {
    public: true,
    send: async (text) => ({ body: { Id: (await startBlog()).postId, Title: 'Mijn week', Description: text } }),
  },
  'blogs.react': {
    public: true,
    send: async (text) => ({ params: { id: (await startBlog()).postId }, body: { Body: text } }),
  },
  'blogs.editOwnReaction': {
    public: true,
    async send(text) {
      const { postId } = await startBlog();
      const { id } = await makePostReaction(site.platform, { postId, authorId: writerId });
      return { params: { id }, body: { Body: text } };
    },
  },
  'contacts.request': { public: false, send: async (text) => ({ body: { ContactUserId: otherId, Message: text } }) },
  'contacts.requestAsDonor': {
    public: false,
    async send(text) {
      const { db, clock } = site.platform;
      await db.insertInto('memberRole').values({ memberId: writerId, role: 'donor', grantedAt: clock.now() }).execute();
      return { body: { ContactUserId: otherId, Message: text } };
    },
  },
  'messages.send': {
    public: false,
    async send(text) {
      await makeContact(site.platform, { creatorId: writerId, otherId, state: 'accepted' });
      return { params: { id: otherId }, body: { body: text } };
    },
  },
  'advice.save': {
    public: false,
    send: async (text) => ({ body: { Title: 'Wat nu?', Description: text, Anonymous: true } }),
  },
  'advice.reply': {
    public: false,
    send: async (text) => ({
      params: await makeClarifiedQuestion(site.platform, { authorId: writerId }),
      body: { Body: text },
    }),
  },
};

/** The other calls by which somebody sends others words or marks, each with why no distress is looked for in it. */
const OTHERS: Readonly<Record<string, string>> = {
  'accounts.chooseAffiliates': 'ids of organisations',
  'accounts.chooseUsername': 'a name',
  'blogs.uploadPicture': 'a picture',
  'moderation.actOnMember': 'by moderators',
  'moderation.hideThing': 'by moderators and professionals',
  'moderation.noteMember': 'by moderators',
  'moderation.setContentWarnings': 'what a text is about, of a list',
  'moderation.takeBackAct': 'by moderators',
  'profiles.saveCauses': 'of a list',
  'profiles.saveConsequences': 'of a list',
  'profiles.saveMedicines': 'of a list',
  'profiles.saveProfile': 'facts, in fields',
  'profiles.saveTreatments': 'of a list',
  'profiles.uploadPhoto': 'a picture',
  'sharing.sendArticle': 'a mail to somebody who is named',
  'sharing.sendNews': 'a mail to somebody who is named',
  'sharing.sendRecipe': 'a mail to somebody who is named',
};

const byMembers = ([, { access }]: [string, Call]): boolean => access === 'member' || access === 'anyone';

it('every call by which a member writes is tried here, or stands here with a reason', () => {
  const writing = allCalls.filter(
    ([name, declared]) => byMembers([name, declared]) && isRefusedWhilePaused(declared) && declared.body,
  );
  expect(writing.map(([name]) => name).sort()).toEqual([...Object.keys(FORMS), ...Object.keys(OTHERS)].sort());
});

/** Sends a form of the writer, and gives the answer with whether it has the sign of distress. */
async function send(name: string, { params = {}, body }: Sent) {
  const declared = allCalls.find(([each]) => each === name)?.[1] as Call;
  const path = declared.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(params[key]));
  const as = await makeSession(site.platform, writerId);
  const {
    statusCode,
    headers,
    body: answer,
  } = await request(site, declared.method, path as `/${string}`, { as, body });
  return { statusCode, answer, signed: /placed=[^;]/.test(String(headers['set-cookie'])) };
}

const casesOfWriter = () =>
  site.platform.db
    .selectFrom('moderationCase')
    .select(['urgency', 'distress'])
    .where('authorId', '=', writerId)
    .execute();

describe.each(Object.entries(FORMS))('%s', (name, form) => {
  it('shows its writer help where they do not want to live, and moderators what others read', async () => {
    const { statusCode, answer, signed } = await send(name, await form.send(DISTRESS));
    expect([statusCode, signed], answer).toEqual([200, true]);
    expect(await casesOfWriter()).toEqual(form.public ? [{ urgency: 2, distress: true }] : []);
  });

  it('shows none for other words', async () => {
    const { statusCode, answer, signed } = await send(name, await form.send(OTHER));
    expect([statusCode, signed], answer).toEqual([200, false]);
    expect(await casesOfWriter()).toEqual([]);
  });

  it('reads the title too, where there is one', async () => {
    const sent = await form.send(OTHER);
    if (!('Title' in sent.body)) return expect(name).toMatch(/[rR]eact|contacts|messages|reply|OwnReaction/);
    const { statusCode, signed } = await send(name, { ...sent, body: { ...sent.body, Title: DISTRESS } });
    expect([statusCode, signed]).toEqual([200, true]);
    expect((await casesOfWriter()).length).toBe(form.public ? 1 : 0);
  });
});

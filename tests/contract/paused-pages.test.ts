import { beforeAll, describe, expect, it, test } from 'vitest';
import { noticePath } from '#app/platform/paths.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeBlog, makePost } from '#tests/support/factory/blogs.ts';
import { makeContact } from '#tests/support/factory/contacts.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeDraft, makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { makePause } from '#tests/support/pause.ts';
import { request, toFormData } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite({}, { pages: allPages() });
const UNTIL = new Date('2027-03-04T09:30:00Z');
let as: SessionMade;
let forGood: SessionMade;
let code: string;
let paths: Record<string, string>;
beforeAll(async () => {
  const { platform } = site;
  const [member, excluded, other, stranger] = [
    await makeMember(platform),
    await makeMember(platform),
    await makeMember(platform),
    await makeMember(platform),
  ];
  const group = await makeGroup(platform);
  const conversation = await makeConversation(platform, { groupId: group.id, authorId: other.id });
  const [own, others] = [
    await makeBlog(platform, { ownerId: member.id }),
    await makeBlog(platform, { ownerId: other.id }),
  ];
  await makePost(platform, { blogId: own.id });
  const post = await makePost(platform, { blogId: others.id });
  await makeContact(platform, { creatorId: member.id, otherId: other.id, state: 'accepted' });
  await makeDraft(platform, { memberId: member.id, about: conversation.id, text: 'Wat ik nog wilde zeggen' });
  code = await makePause(platform, member.id, UNTIL);
  await makePause(platform, excluded.id, null);
  as = await makeSession(platform, member.id);
  forGood = await makeSession(platform, excluded.id);
  paths = {
    conversation: `/groepen/${group.slug}/${conversation.slug}`,
    'new conversation': `/groepen/${group.slug}/nieuw`,
    'own blog': `/blogs/${own.id}-x`,
    'post of another': `/blogs/${others.id}-x/${post.id}-x`,
    'thread of a contact': `/account/berichten/${other.id}`,
    'first message': `/personen/${stranger.id}?bericht=nieuw`,
    photo: '/account/foto',
    'row of the profile': '/account/profiel?bewerk=motto',
  };
});

const open = async (path: string, by = as) => {
  const response = await request(site, 'GET', path, { as: by });
  const to = response.headers.location;
  return (to ? await request(site, 'GET', String(to), { as: by }) : response).body;
};

const FIELDS = /<textarea(?![^>]*readOnly)|<input[^>]*type="(?:text|file)"/i;

describe('whom moderators keep from writing', () => {
  test.for([
    'conversation',
    'new conversation',
    'own blog',
    'post of another',
    'thread of a contact',
    'first message',
    'photo',
    'row of the profile',
  ])('reads until when and why, instead of a form: %s', async (name) => {
    const page = (await open(paths[name] as string)).replace(/<header[\s\S]*?<\/header>/, '');
    expect(page).toContain('Je kunt nu even niet schrijven');
    expect(page).toMatch(/4\smaart\s2027/);
    expect(page).toContain(`href="${noticePath(code)}"`);
    expect(page).not.toMatch(FIELDS);
  });

  it('reads on, and sees the draft of what they wrote', async () => {
    const page = await open(paths.conversation as string);
    expect(page).toContain('Lezen kan wel.');
    expect(page).toMatch(/<textarea[^>]*readOnly[^>]*>Wat ik nog wilde zeggen/i);
  });

  it('for good reads that', async () => {
    expect(await open(paths.conversation as string, forGood)).toContain('Je kunt hier niet meer schrijven');
  });

  it('gets a form back that was open when the pause came, with the text', async () => {
    const body = toFormData({ intent: 'react', Body: 'Mijn hele verhaal', _csrf: as.antiforgery });
    const response = await request(site, 'POST', paths.conversation as string, { as, body });
    expect(response.statusCode).toBe(403);
    expect(response.headers['retry-after']).toBeDefined();
    expect(response.body).toContain('Mijn hele verhaal');
  });
});

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import { enqueuePublication, makeDocument, publish } from '#tests/support/documents.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { solveCaptcha } from '#tests/support/solve-captcha.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const article = makeDocument('medical-article', { title: 'Leven met dialyse', path: '/artikelen/dialyse' });
const dossier = makeDocument('topic', { title: 'Alles over dialyse' });
const recipe = makeDocument('recipe', { title: 'Soep' });
const news = makeDocument('news-article', { title: 'Nieuw onderzoek' });
const page = makeDocument('content-page');

const site = setUpTestSite();
let member: SessionMade;
let previous: number;
beforeAll(async () => {
  member = await makeSession(site.platform, (await makeMember(site.platform)).id);
  await publish(site.platform, article, dossier, recipe, news, page);
});

const outbox = async () => (await readOutbox(site.platform.config.dataDir, 1000)).map(({ mail }) => mail);
beforeEach(async () => {
  await site.work();
  previous = (await outbox()).length;
});

interface Options {
  as?: SessionMade | null;
  type?: string;
  headers?: Record<string, string>;
}

const filledIn = {
  SenderName: 'Anna',
  EmailList: 'dochter@example.org',
  Message: 'Lees dit eens.',
  ItemId: article.id,
};

const send = (body: object, { as = member, type = 'article', headers = {} }: Options = {}) =>
  request(site, 'POST', `/api/v1/library/send${type}`, { as, body: { ...filledIn, ...body }, headers });

/** The errors of the fields that were refused. */
const errorsOf = async (body: object, options?: Options) => (await send(body, options)).json().fields;

/** Runs the worker; the mails that it sent since the test began. */
async function sentMails() {
  await site.work();
  const all = await outbox();
  return all.slice(0, all.length - previous);
}

describe('sharing a page by mail', () => {
  it('sends each recipient a mail with the title and address of the page, the name and the message', async () => {
    const response = await send({
      EmailList: 'dochter@example.org, Zoon@example.org,dochter@EXAMPLE.org',
      Path: 'https://evil.example/',
      contentTitle: 'Win een prijs',
    });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    const mails = await sentMails();
    expect(mails.map(({ to }) => to?.map(({ address }) => address)).sort()).toEqual([
      ['Zoon@example.org'],
      ['dochter@example.org'],
    ]);
    const { origin } = site.platform.config.publicUrl;
    for (const { text = '', html = '', subject, from } of mails) {
      expect(subject).toBe('Iemand stuurt je een artikel van Niergenoten');
      expect(from?.address).toBe('noreply@example.org');
      for (const part of ['Anna stuurt je dit artikel', 'Lees dit eens.', `${origin}/artikelen/dialyse`])
        expect(text).toContain(part);
      expect(html).toContain('<h1 style="font-size:24px;line-height:1.3">Leven met dialyse</h1>');
      expect(html).not.toMatch(/evil|Win een prijs/);
    }
  });

  it.each([
    ['recipe', recipe, 'Iemand stuurt je een recept van Niergenoten'],
    ['news', news, 'Iemand stuurt je een bericht van Niergenoten'],
    ['Article', article, 'Iemand stuurt je een artikel van Niergenoten'],
    ['article', dossier, 'Iemand stuurt je een dossier van Niergenoten'],
  ])('knows the type %s', async (type, { id, title }, subject) => {
    expect((await send({ ItemId: id, Message: undefined }, { type })).statusCode).toBe(200);
    const [mail] = await sentMails();
    expect([mail?.subject, mail?.html?.includes(title), mail?.html?.includes('schreef erbij')]).toEqual([
      subject,
      true,
      false,
    ]);
  });

  it('needs a captcha of visitors, which works once', async () => {
    const visitor = { as: null };
    expect(await errorsOf({}, visitor)).toEqual({ Recaptcha: 'Dit is een verplicht veld' });
    expect(await errorsOf({ Recaptcha: 'x' }, visitor)).toEqual({ Recaptcha: 'Vink het vakje opnieuw aan.' });
    const Recaptcha = await solveCaptcha(site.platform);
    expect(await errorsOf({ Recaptcha, EmailList: 'x' }, visitor)).toEqual({
      EmailList: 'Dit veld bevat een ongeldig e-mailadres',
    });
    expect((await send({ Recaptcha }, visitor)).statusCode).toBe(200);
    const again = await send({ Recaptcha }, visitor);
    expect([again.statusCode, again.json().error]).toEqual([422, 'captcha_failed']);
    expect(await sentMails()).toHaveLength(1);
  });

  it('refuses wrong fields, and names all of them at once', async () => {
    const required = 'Dit is een verplicht veld';
    expect(await errorsOf({ SenderName: ' ', EmailList: ' ', Message: 'x'.repeat(601) })).toEqual({
      SenderName: required,
      EmailList: required,
      Message: 'Je bericht mag maximaal 600 tekens lang zijn',
    });
    expect(await errorsOf({ SenderName: 'https://evil.example', EmailList: 'x' })).toEqual({
      SenderName: required,
      EmailList: 'Dit veld bevat een ongeldig e-mailadres',
    });
    for (const SenderName of ['<b></b>', '-', '…'])
      expect(await errorsOf({ SenderName })).toEqual({ SenderName: required });
    for (const SenderName of ['Redactie Niergenoten', 'R3dactie', 'Uw di<b></b>ëtist', 'Team nier\u00adgenoten'])
      expect(await errorsOf({ SenderName })).toEqual({
        SenderName: 'Met deze naam lijkt het of de mail van Niergenoten komt. Vul je eigen naam in',
      });
    const eleven = Array.from({ length: 11 }, (_, number) => `a${number}@example.org`).join(',');
    for (const [type, noun] of [
      ['article', 'artikel'],
      ['recipe', 'recept'],
    ] as const)
      expect(await errorsOf({ EmailList: eleven }, { type })).toEqual({
        EmailList: `Je kan dit ${noun} naar maximaal 10 e-mailadressen versturen`,
      });
    expect(await sentMails()).toEqual([]);
  });

  it('accepts 10 recipients and a message of 600 characters, in which a line end is one', async () => {
    const EmailList = Array.from({ length: 10 }, (_, number) => `b${number}@example.org`).join(' ,  ');
    const Message = `${'é'.repeat(298)}\r\n${'b'.repeat(301)}`;
    expect((await send({ EmailList, Message })).statusCode).toBe(200);
    const mails = await sentMails();
    expect(mails).toHaveLength(10);
    expect(mails[0]?.html).toContain(`${'é'.repeat(298)}<br/>${'b'.repeat(301)}`);
  });

  it('finds only published pages of its type', async () => {
    for (const [type, id] of [
      ['article', 2_000_000_000],
      ['article', recipe.id],
      ['recipe', article.id],
      ['recipe', dossier.id],
      ['news', page.id],
      ['article', page.id],
    ] as const)
      expect((await send({ ItemId: id }, { type })).statusCode, `${type} ${id}`).toBe(404);
    expect((await send({}, { type: 'blog' })).statusCode).toBe(404);
  });

  it('sends nothing about a page that was withdrawn in the meantime, and keeps no address', async () => {
    const short = makeDocument('medical-article');
    await publish(site.platform, short);
    await send({ ItemId: short.id });
    await enqueuePublication(site.platform.db, short.id, null);
    expect(await sentMails()).toEqual([]);
    expect(await site.platform.db.selectFrom('shareMail').selectAll().execute()).toEqual([]);
  });

  it('R34 is done once for each idempotency key', async () => {
    const headers = { 'idempotency-key': 'een-sleutel-van-de-test' };
    for (let time = 0; time < 2; time += 1) expect((await send({}, { headers })).statusCode).toBe(200);
    expect((await send({ SenderName: 'Iemand anders' }, { headers })).statusCode).toBe(409);
    expect(await sentMails()).toHaveLength(1);
  });

  it('R31 stops with the account of the sender', async () => {
    const { id } = await makeMember(site.platform);
    await send({}, { as: await makeSession(site.platform, id) });
    await site.platform.db.deleteFrom('member').where('id', '=', id).execute();
    expect(await sentMails()).toEqual([]);
  });
});

describe('R29 a recipient who wants no more shared mails', () => {
  const optOut = (Token: string) => request(site, 'POST', '/api/v1/library/sharedmails/optout', { body: { Token } });

  it('gets none, and no sender is told; its address is not stored', async () => {
    await send({ EmailList: 'rust+nieren@example.org' });
    const [mail] = await sentMails();
    const token = /afmelden\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    for (let time = 0; time < 2; time += 1) expect((await optOut(token)).statusCode).toBe(200);
    const stored = await site.platform.db.selectFrom('shareOptOut').selectAll().execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain('rust');
    const response = await send({ EmailList: 'Rust@example.org, ander@example.org' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect((await sentMails()).map(({ to }) => to?.[0]?.address)).toEqual([
      'ander@example.org',
      'rust+nieren@example.org',
    ]);
  });

  it('is nobody without the token of a mail', async () => {
    await send({ EmailList: 'rustig@example.org' });
    const [mail] = await sentMails();
    const token = /afmelden\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const [hash = '', signature = ''] = token.split('.');
    for (const bad of ['x', '.', token.slice(1), `${hash}.`, `A${hash.slice(1)}.${signature}`, 'a'.repeat(100_000)])
      expect((await optOut(bad)).json().error).toBe('invalid_token');
    await send({ EmailList: 'rustig@example.org' });
    expect(await sentMails()).toHaveLength(2);
  });
});

import type { Email } from 'postal-mime';
import { beforeAll, describe, expect, it } from 'vitest';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { someOf } from '#tests/support/thorough.ts';

/** Sharing by mail is no way to mail anybody anything else (rules.md R28, R29). */

const article = makeDocument('medical-article', { title: 'Leven met dialyse', path: '/artikelen/dialyse' });

const site = setUpTestSite();
let sender: SessionMade;
beforeAll(async () => {
  sender = await makeSession(site.platform, (await makeMember(site.platform)).id);
  await publish(site.platform, article);
});

const EVIL = 'kwaad@evil.example';
const GOOD = 'anna@example.org';
const LINE_ENDS = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '%0d%0a\r\n'];
const SEPARATORS = [';', ' ', '\t', ':', '|', '/', '\\', ' , ; ', '，', '、', '；', '\u00a0', '\u3000', '\0', '&'];
const INVISIBLE = ['\u200b', '\u200e', '\u202e', '\u00ad', '\ufeff', '\u2060', '\u061c', '\u{e0041}'];

const ADDRESSES = [
  ...LINE_ENDS.flatMap((end) => [
    `${GOOD}${end}Bcc: ${EVIL}`,
    `${GOOD}${end}${EVIL}`,
    `${GOOD}${end}${end}Een andere tekst`,
  ]),
  ...SEPARATORS.map((separator) => `${GOOD}${separator}${EVIL}`),
  ...INVISIBLE.flatMap((character) => [`an${character}na@example.org`, `anna@exam${character}ple.org`]),
  ...[`Anna <${EVIL}>`, `<${EVIL}>`, `"${GOOD}" <${EVIL}>`, `"Anna, oma" <${EVIL}>`, `${GOOD} <${EVIL}>`],
  ...[`Anna <${GOOD}>, Oma <${EVIL}>`, `=?utf-8?q?Anna?= <${EVIL}>`, `"anna evil"@example.org`, '"anna"@example.org'],
  ...['anna(oma)@example.org', 'anna@example.org(oma)', '(oma)anna@example.org', 'anna@(oma)example.org'],
  ...[`groep:${GOOD};`, `groep:${GOOD},${EVIL};`, `undisclosed-recipients:;`, `${GOOD}>\r\nRCPT TO:<${EVIL}`],
  ...[
    'anna@[127.0.0.1]',
    'anna@127.0.0.1',
    'anna@[IPv6:::1]',
    'anna@[IPv6:2001:db8::1]',
    'anna@localhost',
    'anna@2130706433',
  ],
  ...['anna@0x7f.1', 'anna@example', 'anna@example.org.', 'anna@.example.org', 'anna@example..org', '@example.org'],
  ...[
    'anna',
    'anna@',
    '@',
    'anna@@example.org',
    'anna@evil.example@example.org',
    'anna@-example.org',
    'anna@example-.org',
  ],
  ...['.anna@example.org', 'anna.@example.org', 'an..na@example.org', 'anna @example.org', 'anna@ example.org'],
  ...[
    'аnna@example.org',
    'anna@еxample.org',
    'anna@example.оrg',
    'ánna@example.org',
    'anna@exämple.org',
    'ａｎｎａ@example.org',
  ],
  ...[
    'anna＠example.org',
    'anna@example．org',
    'anna@example。org',
    'anna@ex⒜mple.org',
    'anna﹫example.org',
    '😀@example.org',
  ],
  ...['evil.example!anna@example.org', 'anna%evil.example@example.org', 'anna|evil@example.org', '`anna`@example.org'],
  ...[
    '$(anna)@example.org',
    '@evil.example:anna@example.org',
    '@evil.example,@b.example:anna@example.org',
    '-oQ/tmp -X/x@example.org',
  ],
  ...[
    'anna=evil@example.org',
    'anna#@example.org',
    '*@example.org',
    '?@example.org',
    '{anna}@example.org',
    "anna'; --@example.org",
  ],
  ...[`mailto:${GOOD}`, `https://${GOOD}`, `${GOOD}?bcc=${EVIL}`, `${GOOD}?subject=x`, `<script>@example.org`],
  ...[
    `${'a'.repeat(65)}@example.org`,
    `a@${'b.'.repeat(130)}nl`,
    `${'a'.repeat(100_000)}@example.org`,
    `a@${'b'.repeat(64)}.org`,
  ],
  ...[
    `${GOOD},`,
    `,${GOOD}`,
    `${GOOD},,${EVIL}`,
    ',',
    ',,,,',
    '  ,  ',
    Array(11).fill(GOOD).join(','),
    ','.repeat(100_000),
  ],
];

const TEXTS = [
  ...LINE_ENDS.map((end) => `Anna${end}Bcc: ${EVIL}${end}${end}Een andere tekst`),
  ...['https', 'http', 'HTTPS', 'hTTp', 'ftp', 'javascript', 'data'].map(
    (scheme) => `${scheme}://evil.example/pad?a=b`,
  ),
  ...[
    'evil.com',
    'www.evil.example',
    'WWW.EVIL.COM',
    'evil.com/pad',
    'evil.co.uk',
    'evil.nl:8080',
    '//evil.com',
    'evil.com.',
  ],
  ...[
    '(evil.com)',
    'evil.com,',
    '"evil.com"',
    'http:evil.com',
    'http:/evil.com',
    'http:\\\\evil.com',
    'evil.xn--p1ai',
    'еvil.рф',
  ],
  ...[EVIL, `mailto:${EVIL}`, 'kwaad@evil.com', 'tel:09001234', 'sms:09001234', 'javascript:alert(1)', 'vbscript:evil'],
  ...[
    'https://nieren.nl@evil.com',
    '203.0.113.9',
    'http://203.0.113.9/',
    'http://2130706433/',
    'http://[::1]/',
    '//[2001:db8::1]/x',
  ],
  ...[
    'ｈｔｔｐｓ：／／evil．com',
    'evil。com',
    'evil｡com',
    'evil․com',
    'https：//evil.com',
    'http:⁄⁄evil.com',
    'ⓔvil.com',
    '𝐞𝐯𝐢𝐥.com',
  ],
  ...INVISIBLE.flatMap((character) => [`ht${character}tps://evil.com`, `evil${character}.com`]),
  ...['ht<b>tps://evil.com</b>', 'evil<i>.</i>com', 'evil<!-- -->.com', '<a href="https://evil.com">Niergenoten</a>'],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<style>*{display:none}</style>',
    '<<b>a href=//evil.com>x</a>',
  ],
  ...[
    '</h1></body></html><p>evil.com',
    '<iframe src=//evil.com>',
    '<svg/onload=alert(1)>',
    '<form action=//evil.com>',
    '<br/>',
  ],
  ...[
    '&lt;a href=evil.com&gt;',
    '&#60;script&#62;',
    '<a\nhref="//evil.com">x</a>',
    '<A HREF=https://EVIL.COM>x',
    '<meta http-equiv=refresh>',
  ],
  ...[
    '[klik](https://evil.com)',
    '[evil]: https://evil.com',
    '![x](//evil.com/x.png)',
    '=?utf-8?B?ZXZpbA==?=',
    '{{evil}} <%= evil %>',
  ],
  ...[
    'J.evil.com',
    'dr.evil.com/pad',
    'J.de@evil.com',
    'J.-P.evil.nl',
    'J.v.d.evil.com',
    "d'evil.com",
    'evil-de.vries.nl',
  ],
  ...[
    'evil·com',
    'evil.\ufe0fcom',
    'evil.c\u3164om',
    'evil\u200c.com',
    'evil.co\u200dm',
    'J.evil.de:8080',
    'Data:J.evil.nl',
  ],
  ...[
    `${'Z\u0351'.repeat(20)}${'\u0351'.repeat(40)}`,
    '\u202emoc.live//:sptth',
    '\u0000\u0001\u0007\u001b[31m',
    '\ud83d',
    '\ufffe',
  ],
];

/** Names that a filter of addresses could take for one. */
const NAMES = [
  ...['J.Jansen', 'J.van der Berg', 'J.P.M. van ’t Hoff', 'A.-M. El-Amrani', "N. O'Brien-d'Angelo", 'Drs.P.Jansen'],
  ...['A. de Jong, MSc', 'Martin King jr.', 'Marcel·lí Gal·la', 'Nguyễn Thị Mai', 'Sándor Čapek', 'И.Петров'],
  ...['გ.ბერიძე', '陳大文', 'アンナ・スミス', 'محمد بن سعيد', 'กำพล', 'अनिता', 'מֹשֶׁה'],
];

const send = (fields: object) =>
  request(site, 'POST', '/api/v1/library/sendarticle', {
    as: sender,
    body: { SenderName: 'Anna', EmailList: GOOD, Message: '', ItemId: article.id, ...fields },
  });

async function takeMails(): Promise<Email[]> {
  await site.work();
  const mails = await readOutbox(site.platform.config.dataDir, 10); // more than are sent at once
  const fresh = mails.filter(({ id }) => !taken.has(id));
  for (const { id } of fresh) taken.add(id);
  return fresh.map(({ mail }) => mail);
}
const taken = new Set<string>();

/** Expects a mail to one recipient, in which all is ours but words. */
function expectHarmless(mail: Email): void {
  const { origin } = site.platform.config.publicUrl;
  const recipients = [mail.to, mail.cc, mail.bcc, mail.replyTo].flatMap((list) => list ?? []);
  expect(recipients.map(({ address }) => address)).toEqual([GOOD]);
  expect(mail.from).toMatchObject({ name: 'Niergenoten', address: 'noreply@example.org' });
  expect(mail.subject).toBe('Iemand stuurt je een artikel van Niergenoten');
  expect(mail.headers.map(({ key }) => key).sort()).toEqual(HEADERS);
  const html = mail.html ?? '';
  const links = [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address);
  expect(links.map((link) => link?.replace(/token=.*/, 'token='))).toEqual([
    `${origin}${article.path}`,
    `${origin}/delen/afmelden?token=`,
  ]);
  const [head = '', body = '', ...more] = html.split('<body ');
  expect([head.match(/<style/gi)?.length, more]).toEqual([1, []]); // our colours
  expect(html.match(/<(?:script|img|iframe|svg|form|meta http)/gi)).toBeNull();
  expect(body.match(/<style/gi)).toBeNull();
  expect(html.match(/<a /g)).toHaveLength(2);
  const words = (mail.text ?? '').replaceAll(origin, '').toLowerCase();
  expect(words).not.toMatch(/evil\.|:\/\/|www\.|@|203\.0|\[::|mailto:|javascript:|data:|tel:|sms:/);
  expect(mail.text?.match(/\p{C}/gu)?.filter((character) => character !== '\n') ?? []).toEqual([]);
}

const HEADERS = ['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'];

it('there are 200 attacks', () => {
  expect(new Set([...ADDRESSES, ...TEXTS]).size).toBeGreaterThanOrEqual(200);
});

describe('R28 no mail goes', () => {
  it.each(someOf(8, ADDRESSES))('to %j', async (EmailList) => {
    const response = await send({ EmailList });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, ['EmailList']]);
    const queued = await site.platform.db.selectFrom('shareMail').select('id').execute();
    expect(queued).toEqual([]);
  });
});

describe('R29 no mail carries', () => {
  it.each(someOf(8, TEXTS))('as a name or a message: %j', async (text) => {
    const asMessage = await send({ Message: text });
    const asName = await send({ SenderName: `Anna ${text}` });
    for (const { statusCode, body } of [asMessage, asName]) expect([200, 422], body).toContain(statusCode);
    const mails = await takeMails();
    expect(mails).toHaveLength([asMessage, asName].filter(({ statusCode }) => statusCode === 200).length);
    for (const mail of mails) expectHarmless(mail);
  });
});

it.each(someOf(8, NAMES))('the name %j goes as it is', async (SenderName) => {
  expect((await send({ SenderName })).statusCode).toBe(200);
  const mails = await takeMails();
  expect(mails).toHaveLength(1);
  for (const mail of mails) {
    expectHarmless(mail);
    expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain(`${SenderName.normalize('NFC')} stuurt je dit artikel`);
  }
});

it('R38 a name or a message that is too long is refused', async () => {
  for (const fields of [
    { SenderName: 'a'.repeat(101) },
    { Message: 'a'.repeat(601) },
    { SenderName: '\u0351'.repeat(100_000) },
  ])
    expect(Object.keys((await send(fields)).json().fields)).toEqual(Object.keys(fields));
});

it.each(['EmailList', 'SenderName', 'Message', 'ItemId'])('a list or an object in %s is refused', async (field) => {
  for (const value of [[GOOD, EVIL], { address: EVIL }, true, null])
    expect([404, 422], JSON.stringify(value)).toContain((await send({ [field]: value })).statusCode);
});

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '#app/platform/clock.ts';
import { slugOf } from '#app/platform/slug.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeAnsweredQuestion, makeDeclinedQuestion, makeQuestion } from '#tests/support/factory/advice.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request, submitForm } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const TOPIC = '/advies/11-eten';
const OWN = `${TOPIC}/jouw-vragen`;
const CONFIRMATION = `${TOPIC}/adviesnewquestionconfirmation`;

const site = setUpTestSite({}, { pages: allPages() });
let askerId: number;
let asker: SessionMade;
beforeAll(async () => {
  await publish(site.platform, makeDocument('advice-topic', { id: 11, path: TOPIC, title: 'Eten', isDiet: true }));
});
beforeEach(async () => {
  askerId = (await makeMember(site.platform)).id;
  asker = await makeSession(site.platform, askerId);
});

const get = (path: string, as: SessionMade | null = asker) => request(site, 'GET', path, { as });

async function open(path: string, as: SessionMade | null = asker) {
  const response = await get(path, as);
  expect([path, response.statusCode]).toEqual([path, 200]);
  return parseHtml(response.body);
}

const mainOf = (page: Document) => page.querySelector('main')?.textContent;

const linksTo = (page: Document, prefix: string) =>
  [...page.querySelectorAll(`main a[href^="${prefix}"]`)].map(({ textContent }) => textContent);

const send = (path: string, fields: Record<string, string>) =>
  submitForm(site, path, { intent: 'withdraw', ...fields }, asker);

describe('one’s own questions', () => {
  it('are three below the topic, and all by ten on a page of their own', async () => {
    for (let number = 1; number <= 12; number += 1) {
      await makeQuestion(site.platform, { authorId: askerId, title: `Vraag nummer ${number}` });
    }
    const topic = await open(TOPIC);
    expect(linksTo(topic, `${TOPIC}/`).filter((text) => text?.startsWith('Vraag nummer'))).toHaveLength(3);
    expect(linksTo(topic, OWN)).toEqual(['Al je vragen (12)']);
    const titles = async (path: string) =>
      linksTo(await open(path), `${TOPIC}/`).filter((text) => text?.startsWith('Vraag nummer'));
    const first = await titles(OWN);
    expect([first[0], first.length]).toEqual(['Vraag nummer 12', 10]);
    expect(await titles(`${OWN}?page=2`)).toEqual(['Vraag nummer 2', 'Vraag nummer 1']);
    const beyond = await get(`${OWN}?page=3`);
    expect([beyond.statusCode, beyond.headers.location]).toEqual([302, OWN]);
  });

  it('are those of the viewer alone', async () => {
    await makeQuestion(site.platform, { authorId: askerId, title: 'Mijn geheime vraag' });
    const other = await makeSession(site.platform, (await makeMember(site.platform)).id);
    expect(mainOf(await open(OWN, other))).toContain('Je hebt nog niets gevraagd');
    expect(mainOf(await open(OWN, null))).toContain('Log in om deze pagina te bekijken');
    expect(mainOf(await open(OWN))).toContain('Mijn geheime vraag');
  });

  it('tell what became of each', async () => {
    await makeAnsweredQuestion(site.platform, { authorId: askerId });
    await makeDeclinedQuestion(site.platform, { authorId: askerId });
    await makeQuestion(site.platform, { authorId: askerId });
    expect(mainOf(await open(OWN))).toMatch(/uiterlijk.*Lees waarom.*Beantwoord: /s);
    site.clock.advance(7 * DAY + MINUTE);
    asker = await makeSession(site.platform, askerId);
    expect(mainOf(await open(OWN))).toContain('langer dan we beloofden');
  });
});

describe('the confirmation', () => {
  it('is for who asked just now, and leads anybody else to the topic', async () => {
    const redirected = async () => {
      const { statusCode, headers } = await get(CONFIRMATION);
      return [statusCode, headers.location];
    };
    expect(await redirected()).toEqual([302, TOPIC]);
    await makeQuestion(site.platform, { authorId: askerId, title: 'Mag ik soep?' });
    expect(mainOf(await open(CONFIRMATION))).toMatch(/Je vraag is verstuurd.*Mag ik soep\?/s);
    site.clock.advance(15 * MINUTE);
    expect(await redirected()).toEqual([302, TOPIC]);
  });
});

describe('the page of a question without an answer', () => {
  it('lets its asker withdraw it, without JavaScript too', async () => {
    const { id } = await makeQuestion(site.platform, { authorId: askerId, title: 'Mag ik soep?' });
    const path = `${TOPIC}/${id}-${slugOf('Mag ik soep?')}`;
    expect(mainOf(await open(path))).toContain('Verwijder je vraag');
    const professional = await makeMember(site.platform, { roles: ['professional'] });
    const page = await open(path, await makeSession(site.platform, professional.id));
    expect(mainOf(page)).not.toContain('Verwijder je vraag');
    const key = (await open(path)).querySelector<HTMLInputElement>('main [name=_key]')?.value ?? '';
    for (const time of ['once', 'again', 'in another tab']) {
      const sent = await send(path, { id: String(id), ...(time === 'in another tab' ? {} : { _key: key }) });
      expect([time, sent.statusCode, sent.headers.location]).toEqual([time, 303, `${OWN}?gedaan=weggehaald`]);
    }
    expect(mainOf(await open(`${OWN}?gedaan=weggehaald`))).toContain('Je vraag is weggehaald.');
    expect((await get(path)).statusCode).toBe(404);
  });

  it('says why it can no more when the answer came meanwhile', async () => {
    const { id } = await makeAnsweredQuestion(site.platform, { authorId: askerId, title: 'Mag ik soep?' });
    const sent = await send(`${TOPIC}/${id}-${slugOf('Mag ik soep?')}`, { id: String(id) });
    expect(sent.statusCode).toBe(409);
    expect(mainOf(parseHtml(sent.body))).toMatch(/intussen beantwoord.*Dat mag best\./s);
  });

  it('has the reason and the words of a professional who declined it', async () => {
    const { id } = await makeDeclinedQuestion(site.platform, {
      ...{ authorId: askerId, title: 'Mag ik soep?' },
      ...{ reason: 'own-doctor', note: 'Bel gerust de afdeling.' },
    });
    const page = await open(`${TOPIC}/${id}-${slugOf('Mag ik soep?')}`);
    expect(mainOf(page)).toMatch(/kan deze vraag hier niet beantwoorden.*je arts.*Bel gerust de afdeling\./s);
    expect(mainOf(page)).not.toContain('wacht op antwoord');
  });
});

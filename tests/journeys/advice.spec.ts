import type { Page } from '@playwright/test';
import { makeDocument } from '#tests/support/documents.ts';
import { logInByCall } from './support/api-calls.ts';
import { ADMINISTRATOR } from './support/conversation.ts';
import { dietTopic } from './support/diet-topic.ts';
import { expectAccessibleState } from './support/expect-accessible.ts';
import { openMail } from './support/mail.ts';
import { newMember } from './support/new-member.ts';
import { publish, waitForText } from './support/publications.ts';
import { expect, logIn, PASSWORD, test } from './support/test.ts';
import { wordsMissingOnPaper } from './support/words-on-paper.ts';

const ASKER = 'moestuinman@people.example.org';
const DIETITIAN = 'dietist@example.org';

const TOPIC = dietTopic.path;
const TITLE = 'Mag ik rabarber eten bij nierstenen?';

const otherTopic = makeDocument('advice-topic', {
  id: 990_501,
  title: 'Werk en geld',
  path: '/advies/990501-werk-en-geld',
});
const expert = makeDocument('expert', { id: 990_502, title: 'B. Proef, diëtist', lastName: 'Proef', invented: true });

test('a question from asking to reading, as asker, dietitian and visitor', async ({ page, openPage }) => {
  test.slow();
  await publish(dietTopic, otherTopic, expert);
  await waitForText(page, '/advies', 'Werk en geld');

  // A visitor finds the topics, and is invited to log in to ask.
  await page.goto('/advies');
  await expect(page.getByRole('link', { name: 'Stel een vraag aan de diëtist' })).toBeVisible();
  await expectAccessibleState(page);
  await page.getByRole('link', { name: 'Voeding en dieet' }).first().click();
  await expect(page).toHaveURL(TOPIC);
  await page.getByRole('link', { name: 'Stel een vraag' }).click();
  await expect(page.getByRole('dialog', { name: 'Word deelnemer' })).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Inloggen' }).click();
  await page.getByLabel('E-mailadres').fill(ASKER);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Inloggen' }).click();

  // The asker is told what is missing, and what is better left out; a draft is saved.
  await expect(page).toHaveURL(`${TOPIC}/adviesnewquestion`);
  await expect(page.getByRole('heading', { level: 1, name: 'Stel je vraag' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bel 112' })).toHaveAttribute('href', 'tel:112');
  await page.getByRole('button', { name: 'Verstuur je vraag' }).click();
  await expect(page.getByText('Dit veld is verplicht').first()).toBeVisible();
  await expectAccessibleState(page);
  await page.getByLabel('Je vraag in het kort').fill(TITLE);
  await page.getByLabel('Je vraag', { exact: true }).fill('Bel me op 06 12345678.');
  await expect(page.getByText('Er staat misschien een telefoonnummer in.', { exact: false })).toBeVisible();
  await page.getByLabel('Je vraag', { exact: true }).fill('Ik had er al twee. Mijn buurvrouw maakt elk jaar moes.');
  await expect(page.getByText('Er staat misschien', { exact: false })).toHaveCount(0);
  await expect(page.getByLabel('Zonder je naam')).toBeChecked();
  await expect(page.getByText('Concept bewaard')).toBeVisible();
  await page.getByRole('button', { name: 'Verstuur je vraag' }).click();
  await expect(page).toHaveURL(`${TOPIC}/adviesnewquestionconfirmation`);
  await expectAccessibleState(page);
  await expect(page.getByRole('link', { name: 'Naar de gesprekken over voeding en dieet' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: TITLE }).click();
  await expect(page.getByText('Je vraag wacht op antwoord')).toBeVisible();
  const path = new URL(page.url()).pathname;
  expect(path).toMatch(new RegExp(`^${TOPIC}/\\d+-mag-ik-rabarber-eten-bij-nierstenen$`));

  // Until it is answered, nobody else reads it.
  const visitor = await openPage();
  expect((await visitor.goto(path))?.status()).toBe(404);

  // An administrator sets the name under which the dietitian answers.
  const office = await openPage();
  await logInByCall(office, ADMINISTRATOR);
  await office.goto('/dietist/namen');
  await office.getByLabel('Naam bij antwoorden van Demodietist').selectOption('B. Proef, diëtist');
  await office.getByRole('button', { name: 'Demodietist: Bewaar de naam' }).click();
  await expect(office.getByText('De naam is bewaard.', { exact: false })).toBeVisible();
  await expectAccessibleState(office);

  // The dietitian takes it, answers under the name of an expert, and corrects the answer.
  const desk = await openPage();
  await logIn(desk, DIETITIAN);
  await desk.getByRole('banner').locator('summary', { hasText: 'Demodietist' }).click();
  await desk.getByRole('link', { name: 'Vragen beantwoorden' }).click();
  await expect(desk.getByText('Je antwoordt onder de naam B. Proef, diëtist')).toBeVisible();
  await expectAccessibleState(desk);
  await desk.getByRole('link', { name: TITLE }).click();
  await desk.getByRole('button', { name: 'Neem deze vraag op je' }).click();
  await expect(desk.getByRole('button', { name: 'Laat deze vraag aan anderen' })).toBeVisible();
  await desk.getByText('Wijzig de vraag').click();
  await desk
    .getByRole('textbox', { name: 'De vraag', exact: true })
    .fill('Ik had er al twee. Een buurvrouw maakt elk jaar moes.');
  await desk.getByRole('button', { name: 'Bewaar de vraag' }).click();
  await expect(desk.getByText('Een diëtist of moderator heeft deze vraag gewijzigd.')).toBeVisible();
  await desk.getByLabel('Je antwoord').fill('Liever niet. Rabarber bevat veel oxaalzuur.');
  await desk.getByLabel('Nieuw onderwerp').fill('Nierstenen');
  await desk.getByRole('button', { name: 'Bekijk eerst' }).click();
  const preview = desk.getByRole('region', { name: 'Zo zien lezers je antwoord' });
  await expect(preview.getByRole('heading', { name: 'Zo zien lezers je antwoord' })).toBeFocused();
  await expect(preview).toContainText('Liever niet. Rabarber bevat veel oxaalzuur.');
  await expect(preview).toContainText('Nierstenen');
  await expect(preview).toContainText('B. Proef, diëtist');
  expect((await visitor.goto(path))?.status(), 'not published yet').toBe(404);
  await expectAccessibleState(desk);
  expect(await wordsMissingOnPaper(desk), 'R54').toEqual([]);
  await desk.getByRole('button', { name: 'Publiceer het antwoord' }).click();
  await desk.getByRole('link', { name: 'Je antwoord staat op de site.' }).click();
  await expect(desk).toHaveURL(path);
  await desk.getByRole('link', { name: 'Wijzig het antwoord' }).click();
  await expect(desk.getByLabel('Nierstenen')).toBeChecked();
  await desk
    .getByRole('textbox', { name: 'Het antwoord' })
    .fill('Liever niet. Rabarber bevat veel oxaalzuur. Appelmoes kan wel.');
  await desk.getByRole('button', { name: 'Sla op' }).click();
  await expect(desk).toHaveURL(path);
  await expect(desk.getByText('Appelmoes kan wel.')).toBeVisible();
  await desk.getByRole('link', { name: 'Wijzig het antwoord' }).click();
  await expect(desk.getByRole('heading', { name: 'Eerdere versies' })).toBeVisible();

  // The asker is told by a notification and a mail, which lead to the answer.
  await page.goto('/account/notificaties');
  await page.getByRole('main').getByRole('link', { name: TITLE }).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { name: 'Het antwoord' })).toBeVisible();
  await openMail(page, { email: ASKER, subject: 'Je vraag is beantwoord' });

  // A visitor finds it by its tag, and does not learn who asked.
  await visitor.goto(TOPIC);
  await visitor.getByLabel('Nierstenen').check();
  await expect(visitor).toHaveURL(/\?tags=\d+$/);
  await expectAccessibleState(visitor);
  await visitor.getByRole('link', { name: TITLE }).click();
  await expect(visitor.getByRole('article', { name: 'De vraag' })).toContainText('een deelnemer');
  await expect(visitor.getByRole('article', { name: 'Het antwoord' })).toContainText('B. Proef, diëtist');
  const crumbs = visitor.getByRole('navigation', { name: 'Kruimelpad' });
  await expect(crumbs).toContainText(/Home.*Advies.*Voeding en dieet/);
  await expectAccessibleState(visitor);
  expect(await wordsMissingOnPaper(visitor), 'R54').toEqual([]);
  await visitor.reload(); // a browser makes no structured data for a page to which it followed a link
  const structured = await visitor.locator('script[type="application/ld+json"]').allTextContents();
  expect(structured.join()).toContain('"QAPage"');
  expect(`${structured}${await visitor.content()}`.toLowerCase()).not.toContain('moestuinman');

  // Who asks the same is shown it while typing, and old addresses lead there.
  await page.goto('/advies-new-question');
  await expect(page).toHaveURL(`${TOPIC}/adviesnewquestion`);
  await page.getByLabel('Je vraag in het kort').fill('Is rabarber slecht bij niersteentjes');
  await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
  const wrong = await visitor.request.get(path.replace(TOPIC, '/advies/voeding'), { maxRedirects: 0 });
  expect([wrong.status(), wrong.headers().location]).toEqual([301, path]);
});

/** Asks a question as a member who is logged in; gives the path of its page. */
async function ask(page: Page, { title, text }: { title: string; text: string }): Promise<string> {
  await page.goto(`${TOPIC}/adviesnewquestion`);
  await page.getByLabel('Je vraag in het kort').fill(title);
  await page.getByLabel('Je vraag', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Verstuur je vraag' }).click();
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByText('Je vraag wacht op antwoord')).toBeVisible();
  return new URL(page.url()).pathname;
}

test('a question is withdrawn by who asked it', { tag: '@thorough' }, async ({ page, openPage }) => {
  await publish(dietTopic, expert);
  await waitForText(page, '/advies', 'Voeding en dieet');
  await logInByCall(page, await newMember());
  const title = 'Mag ik pompoenpitten?';
  const path = await ask(page, { title, text: 'Ik strooi ze over de soep.' });
  await page.getByText('Verwijder je vraag').click();
  await expect(page.getByText('Dat kun je niet terugdraaien.', { exact: false })).toBeVisible();
  await expectAccessibleState(page);
  await page.getByRole('button', { name: 'Ja, verwijder mijn vraag' }).click();
  await expect(page.getByText('Je vraag is weggehaald.')).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  expect((await page.goto(path))?.status()).toBe(404);
  const desk = await openPage();
  await logInByCall(desk, DIETITIAN);
  await desk.goto('/dietist');
  await expect(desk.getByRole('heading', { level: 1, name: 'Vragen beantwoorden' })).toBeVisible();
  await expect(desk.getByRole('link', { name: title })).toHaveCount(0);

  // The confirmation is for who asked just now: it leads away once the question is gone.
  await page.goto(`${TOPIC}/adviesnewquestionconfirmation`);
  await expect(page).toHaveURL(TOPIC);
});

test('after an answer the form of the next question has nothing of it, on the screen and in its draft', {
  tag: '@thorough',
}, async ({ page, openPage }) => {
  await publish(dietTopic, expert);
  await waitForText(page, '/advies', 'Voeding en dieet');
  const answer = 'Kies liever een appel, die bevat minder kalium.';
  const asker = await newMember();
  await logInByCall(page, asker);
  for (const title of ['Mag ik bananenschuim eten?', 'Mag ik appelmoes eten?'])
    await ask(page, { title, text: 'Het is zo lekker.' });

  const desk = await openPage();
  const drafts: string[] = [];
  desk.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/drafts/'))
      drafts.push(`${request.url()} ${request.postData()}`);
  });
  await logInByCall(desk, DIETITIAN);
  await desk.goto('/dietist');
  await desk.getByRole('link', { name: 'Mag ik bananenschuim eten?' }).click();
  await expect(desk).toHaveURL(/\/dietist\/\d+$/);
  const [, answered] = /(\d+)$/.exec(new URL(desk.url()).pathname) ?? [];
  await desk.getByLabel('Je antwoord').fill(answer);
  await desk.getByLabel('Nieuw onderwerp').fill('Fruit');
  await desk.getByRole('button', { name: 'Publiceer het antwoord' }).click();
  await expect(desk.getByRole('link', { name: 'Je antwoord staat op de site.' })).toBeVisible();
  await expect(desk).toHaveURL(/\/dietist\/\d+/);
  for (const field of ['Je antwoord', 'Nieuw onderwerp']) await expect(desk.getByLabel(field)).toHaveValue('');
  await expect(desk.getByText('Je was hier al aan begonnen.')).toHaveCount(0);
  await desk.reload();
  for (const field of ['Je antwoord', 'Nieuw onderwerp']) await expect(desk.getByLabel(field)).toHaveValue('');
  const elsewhere = drafts.filter((sent) => !sent.includes(`/advice-answer/${answered} `));
  expect(elsewhere.filter((sent) => sent.includes('appel'))).toEqual([]);
});

test('a dietitian declines a question, and its asker is told why', { tag: '@thorough' }, async ({ page, openPage }) => {
  test.slow();
  await publish(dietTopic, expert);
  await waitForText(page, '/advies', 'Voeding en dieet');
  const asker = await newMember();
  await logInByCall(page, asker);
  const title = 'Hoeveel fosfaatbinders moet ik slikken?';
  const path = await ask(page, { title, text: 'Ik neem er nu zes.' });

  const desk = await openPage();
  await logInByCall(desk, DIETITIAN);
  await desk.goto('/dietist');
  await desk.getByRole('link', { name: title }).click();
  await desk.getByText('Laat weten waarom je niet antwoordt').click();
  await desk.getByRole('button', { name: 'Stuur dit aan de vragensteller' }).click();
  await expect(desk.getByText('Kies een reden').first()).toBeVisible();
  await expectAccessibleState(desk);
  await desk.getByLabel('Het is een vraag voor de arts of verpleegkundige').check();
  await desk.getByLabel('In je eigen woorden').fill('Je arts schreef ze voor. Bel gerust de afdeling.');
  await desk.getByRole('button', { name: 'Stuur dit aan de vragensteller' }).click();
  await expect(desk.getByText('De vragensteller krijgt je bericht.', { exact: false })).toBeVisible();
  await expect(desk.getByRole('link', { name: title })).toHaveCount(0);

  await page.goto('/account/notificaties');
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Een diëtist kan deze vraag hier niet beantwoorden')).toBeVisible();
  await expect(page.getByText('Bel gerust de afdeling.', { exact: false })).toBeVisible();
  await expectAccessibleState(page);
  await openMail(page, { email: asker, subject: 'Bericht over je vraag' });
  const visitor = await openPage();
  expect((await visitor.goto(path))?.status()).toBe(404);

  // All own questions have a page, and what was declined can be taken away.
  await page.goto(`${TOPIC}/jouw-vragen`);
  await expectAccessibleState(page);
  await page.getByRole('link', { name: title }).click();
  await page.getByText('Verwijder je vraag').click();
  await page.getByRole('button', { name: 'Ja, verwijder mijn vraag' }).click();
  await expect(page.getByText('Je vraag is weggehaald.')).toBeVisible();
});

test('a question back and its reply, after which the answered question is taken off the site and put back', {
  tag: '@thorough',
}, async ({ page, openPage }) => {
  test.slow();
  await publish(dietTopic, expert);
  await waitForText(page, '/advies', 'Voeding en dieet');
  const asker = await newMember();
  await logInByCall(page, asker);
  const title = `Mag ik zoethoutthee drinken, ${Date.now() % 100_000} keer per week?`; // another at a second try
  const path = await ask(page, { title, text: 'Ik drink elke avond een kopje.' });

  // The dietitian asks something back; the question waits for its asker, who is told and replies.
  const desk = await openPage();
  await logInByCall(desk, DIETITIAN);
  await desk.goto('/dietist');
  await desk.getByRole('link', { name: title }).click();
  await desk.getByText('Vraag eerst iets terug').click();
  await desk.getByLabel('Wat wil je weten?').fill('Heb je een hoge bloeddruk?');
  await desk.getByRole('button', { name: 'Vraag dit aan de vragensteller' }).click();
  await expect(desk.getByText('De vragensteller krijgt je vraag.', { exact: false })).toBeVisible();
  await expect(desk.getByRole('link', { name: title })).toHaveCount(0);
  await desk.getByRole('link', { name: /^Wacht op de vrager \(\d+\)$/ }).click();
  await expect(desk.getByRole('link', { name: title })).toBeVisible();
  await expectAccessibleState(desk);
  await page.goto('/account/notificaties');
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Heb je een hoge bloeddruk?')).toBeVisible();
  await expectAccessibleState(page);
  await page.getByLabel('Je antwoord aan de diëtist').fill('Ja, al jaren.');
  await page.getByRole('button', { name: 'Verstuur je antwoord' }).click();
  await expect(page.getByText('Je antwoord is verstuurd.', { exact: false })).toBeVisible();

  // It is back in the list of the desk, marked; the dietitian answers it.
  await desk.goto('/dietist');
  const line = desk.getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText('Aangevuld');
  await line.getByRole('link', { name: title }).click();
  await expect(desk.getByText('Ja, al jaren.')).toBeVisible();
  await desk.getByLabel('Je antwoord').fill('Liever niet, want zoethout verhoogt de bloeddruk.');
  await desk.getByRole('button', { name: 'Publiceer het antwoord' }).click();
  await desk.getByRole('link', { name: 'Je antwoord staat op de site.' }).click();
  await expect(desk).toHaveURL(path);
  const visitor = await openPage();
  expect((await visitor.goto(path))?.status()).toBe(200);
  await expect(visitor.getByText('Haal je vraag van de site')).toHaveCount(0);

  await desk.getByRole('link', { name: 'Wijzig het antwoord' }).click();
  const archive = await desk.getByRole('link', { name: /^Zoek in wat eerder is beantwoord/ }).getAttribute('href');
  await desk.goto(String(archive));
  const [list, filter] = [
    desk.getByRole('link', { name: title }),
    desk.getByRole('button', { name: 'Zoek', exact: true }),
  ];
  const left = async (part: typeof list) => (await part.boundingBox())?.x ?? 0;
  expect(await left(filter), 'beside the list').toBeGreaterThan((await left(list)) + 300);
  await expectAccessibleState(desk, desk.getByRole('link', { name: title }));
  await desk.goto(path);

  // Its asker takes it off the site, after a question that names what goes, and may put it back.
  await page.goto(path);
  await page.getByText('Haal je vraag van de site').click();
  await expect(page.getByText(`Je vraag ‘${title}’ en het antwoord verdwijnen`, { exact: false })).toBeVisible();
  await expectAccessibleState(page);
  await page.getByRole('button', { name: 'Ja, haal vraag en antwoord van de site' }).click();
  await expect(page.getByText('Je vraag en het antwoord zijn van de site gehaald.')).toBeVisible();
  await expect(page.getByText('Liever niet, want zoethout', { exact: false })).toBeVisible();
  await expectAccessibleState(page);
  expect((await visitor.goto(path))?.status()).toBe(410);
  await expect(visitor.getByRole('heading', { name: 'Deze vraag staat niet meer op de site' })).toBeVisible();
  await expectAccessibleState(visitor);
  await visitor.getByRole('link', { name: 'Lees andere vragen aan de diëtist' }).click();
  await expect(visitor).toHaveURL(TOPIC);
  await expect(visitor.getByRole('link', { name: title })).toHaveCount(0);
  await page.getByRole('button', { name: 'Zet vraag en antwoord terug op de site' }).click();
  await expect(page.getByText('Je vraag en het antwoord staan weer op de site.')).toBeVisible();
  expect((await visitor.goto(path))?.status()).toBe(200);

  // So does the dietitian, with a reason that the asker reads.
  await desk.getByRole('link', { name: 'Wijzig het antwoord' }).click();
  await expect(async () => {
    await desk.getByText('Verberg deze vraag').click(); // its code may just be coming
    await desk.getByRole('button', { name: 'Ja, verberg dit' }).click({ timeout: 3000 });
  }).toPass();
  await expect(desk.getByText('Kies een huisregel').first()).toBeVisible();
  await expectAccessibleState(desk);
  await desk.getByLabel(/^Deel geen gegevens van een ander/).check();
  await desk.getByLabel('Wat zag je?').fill('Er stond een naam in.');
  await desk.getByRole('button', { name: 'Ja, verberg dit' }).click();
  await expect(desk.getByText('Een diëtist of moderator haalde de vraag', { exact: false })).toBeVisible();
  await expectAccessibleState(desk);
  expect((await visitor.goto(path))?.status()).toBe(410);
  await page.goto('/account/notificaties');
  await page.getByRole('main').getByRole('link', { name: 'Lees waarom' }).first().click();
  await expect(page.getByText('Er stond een naam in.')).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Lees het besluit', exact: false })).toBeVisible();
  await openMail(page, { email: asker, subject: 'Bericht van de moderators van Niergenoten' });
  await desk.getByRole('button', { name: 'Toon deze vraag weer' }).click();
  await expect(desk.getByText('Verberg deze vraag')).toBeVisible();
  expect((await visitor.goto(path))?.status()).toBe(200);
});

test('R43 an answer that comes too late stays on the page, beside the answer of whoever was first', {
  tag: '@thorough',
}, async ({ page, openPage }) => {
  await publish(dietTopic, expert);
  await waitForText(page, '/advies', 'Voeding en dieet');
  await logInByCall(page, await newMember());
  const title = 'Mag ik gerookte paling?';
  await ask(page, { title, text: 'Een moot op zondag.' });
  const [first, second] = [await openPage(), await openPage()];
  for (const desk of [first, second]) {
    await logInByCall(desk, DIETITIAN);
    await desk.goto('/dietist');
    await desk.getByRole('link', { name: title }).click();
  }
  await first.getByLabel('Je antwoord').fill('Een klein stukje kan.');
  await second.getByLabel('Je antwoord').fill('Liever een verse vis.');
  await first.getByRole('button', { name: 'Publiceer het antwoord' }).click();
  await first.getByRole('link', { name: 'Je antwoord staat op de site.' }).click();
  await expect(first.getByRole('heading', { name: 'Het antwoord' })).toBeVisible();
  await second.getByRole('button', { name: 'Publiceer het antwoord' }).click();
  await expect(second.getByText('Je hebt deze vraag al beantwoord')).toBeVisible();
  await expect(second.getByLabel('Wat je schreef')).toHaveValue('Liever een verse vis.');
  await expect(second.getByRole('textbox', { name: 'Het antwoord' })).toHaveValue('Een klein stukje kan.');
  await expectAccessibleState(second);

  // Of two edits the later one is refused once, and may then replace the other.
  await first.getByRole('link', { name: 'Wijzig het antwoord' }).click();
  await first.getByRole('textbox', { name: 'Het antwoord' }).fill('Een klein stukje kan, één keer per week.');
  await second.getByRole('textbox', { name: 'Het antwoord' }).fill('Een klein stukje kan. Liever een verse vis.');
  await first.getByRole('button', { name: 'Sla op' }).click();
  await expect(first.getByRole('heading', { name: 'Het antwoord' })).toBeVisible();
  await second.getByRole('button', { name: 'Sla op' }).click();
  await expect(second.getByRole('article', { name: 'Het antwoord' })).toContainText('één keer per week.');
  await expect(second.getByText('Dit is veranderd sinds je eraan begon.', { exact: false })).not.toHaveCount(0);
  const field = second.getByRole('textbox', { name: 'Het antwoord' });
  await expect(field).toHaveValue('Een klein stukje kan. Liever een verse vis.');
  await expectAccessibleState(second);
  await second.getByRole('button', { name: 'Sla op' }).click();
  await expect(second.getByRole('article', { name: 'Het antwoord' })).toContainText('Liever een verse vis.');
  await expect(second).toHaveURL(/\/advies\//);
});

test('a question is asked, answered and found without JavaScript', async ({ openPage }) => {
  await publish(dietTopic, expert);
  const title = 'Hoeveel liter mag ik drinken?';
  const asker = await openPage({ javaScriptEnabled: false });
  await waitForText(asker, '/advies', 'Voeding en dieet');
  await logInByCall(asker, 'rinus47@people.example.org');
  await asker.goto(`${TOPIC}/adviesnewquestion`);
  await asker.getByLabel('Je vraag in het kort').fill(title);
  await asker.getByRole('button', { name: 'Verstuur je vraag' }).click();
  await expect(asker.getByText('Dit veld is verplicht').first()).toBeVisible();
  await asker.getByLabel('Je vraag', { exact: true }).fill('Ik spoel met de hand.');
  await asker.getByLabel('Met je naam').check();
  await asker.getByRole('button', { name: 'Verstuur je vraag' }).click();
  await expect(asker).toHaveURL(`${TOPIC}/adviesnewquestionconfirmation`);

  const desk = await openPage({ javaScriptEnabled: false });
  await logInByCall(desk, DIETITIAN);
  await desk.goto('/dietist');
  await desk.getByRole('link', { name: title }).click();
  await desk.getByRole('button', { name: 'Neem deze vraag op je' }).click();
  await desk.getByLabel('Je antwoord').fill('Dat hangt af van je plas.');
  await desk.getByLabel('Nieuw onderwerp').fill('Drinken');
  await desk.getByRole('button', { name: 'Publiceer het antwoord' }).click();
  await desk.getByRole('link', { name: 'Je antwoord staat op de site.' }).click();
  await expect(desk.getByRole('heading', { name: 'Het antwoord' })).toBeVisible();

  await asker.goto(TOPIC);
  await asker.getByLabel('Drinken').check();
  await asker.getByRole('button', { name: 'Toon vragen' }).click();
  await asker.getByRole('link', { name: title }).first().click();
  await expect(asker.getByRole('article', { name: 'De vraag' })).toContainText('Rinus47');
});

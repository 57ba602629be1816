import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isInMemoriam } from '#app/features/profiles/index.ts';
import type { Config } from '#app/platform/config/config.ts';
import { MailAction } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { type MailReader, notificationMail } from '#app/platform/mail/notification-mail.tsx';
import type { Platform } from '#app/platform/platform.ts';
import { isWithAsker } from '../clarifications.ts';
import { questionLookupPath } from '../paths.ts';

interface Props {
  reader: MailReader;
  questionId: number;
  config: Pick<Config, 'secret' | 'publicUrl'>;
}

/** Tells who asked a question that it has its answer. It repeats nothing of either: they are about health. */
const answeredMail = ({ reader, questionId, config }: Props): Mail =>
  notificationMail({
    reader,
    config,
    subject: 'Je vraag is beantwoord',
    children: (
      <>
        <p>Je stelde een vraag op Niergenoten. Het antwoord staat voor je klaar.</p>
        <MailAction href={new URL(questionLookupPath(questionId), config.publicUrl).href}>Lees het antwoord</MailAction>
      </>
    ),
  });

/** Tells who asked a question that its answer says something else now. */
const correctedMail = ({ reader, questionId, config }: Props): Mail =>
  notificationMail({
    reader,
    config,
    subject: 'Het antwoord op je vraag is gewijzigd',
    children: (
      <>
        <p>Je stelde een vraag op Niergenoten. In het antwoord staat nu iets anders. Lees het daarom nog een keer.</p>
        <MailAction href={new URL(questionLookupPath(questionId), config.publicUrl).href}>Lees het antwoord</MailAction>
      </>
    ),
  });

/** Tells who asked a question that a professional changed it. It repeats nothing of it. */
const editedMail = ({ reader, questionId, config }: Props): Mail =>
  notificationMail({
    reader,
    config,
    subject: 'De tekst van je vraag is gewijzigd',
    children: (
      <>
        <p>
          Je stelde een vraag op Niergenoten. Een diëtist heeft iets aan de tekst gewijzigd, bijvoorbeeld om een naam
          weg te halen. Op de site lees je wat er nu staat.
        </p>
        <MailAction href={new URL(questionLookupPath(questionId), config.publicUrl).href}>Lees je vraag</MailAction>
      </>
    ),
  });

/** Tells who asked a question that it is not answered here. It repeats neither the question nor the reason. */
const declinedMail = ({ reader, questionId, config }: Props): Mail =>
  notificationMail({
    reader,
    config,
    subject: 'Bericht over je vraag',
    children: (
      <>
        <p>
          Je stelde een vraag op Niergenoten. We hebben hem gelezen, maar kunnen hem hier niet beantwoorden. Op de site
          lees je waarom, en waar je er wel mee terechtkunt.
        </p>
        <MailAction href={new URL(questionLookupPath(questionId), config.publicUrl).href}>Lees het bericht</MailAction>
      </>
    ),
  });

/** Tells who asked a question that a professional asks something back. It repeats nothing of either. */
const askedBackMail = ({ reader, questionId, config }: Props): Mail =>
  notificationMail({
    reader,
    config,
    subject: 'We willen je nog iets vragen',
    children: (
      <>
        <p>
          Je stelde een vraag op Niergenoten. Voor het antwoord willen we eerst iets van je weten. Op de site lees je
          wat, en kun je reageren. Alleen jij en wie je vraag beantwoorden, lezen dat.
        </p>
        <MailAction href={new URL(questionLookupPath(questionId), config.publicUrl).href}>Lees en reageer</MailAction>
      </>
    ),
  });

/** Tells who asked a question that it is off the site. It repeats neither the question nor why. */
const hiddenMail = ({ reader, questionId, config }: Props): Mail =>
  notificationMail({
    reader,
    config,
    subject: 'Je vraag staat niet meer op de site',
    children: (
      <>
        <p>
          Je vraag en het antwoord zijn van Niergenoten gehaald. Jij kunt ze nog lezen. Er staat ook bij waarom ze weg
          zijn.
        </p>
        <MailAction href={new URL(questionLookupPath(questionId), config.publicUrl).href}>Lees waarom</MailAction>
      </>
    ),
  });

/** Mails who asked a question what became of it, as long as `isDue` holds of it and they want mails. */
const mailAsker =
  (mail: typeof answeredMail, isDue: RawBuilder<SqlBool>) =>
  async (
    { db, config, mailer }: Pick<Platform, 'db' | 'config' | 'mailer'>,
    { questionId }: { questionId: number },
  ): Promise<void> => {
    const reader = await db
      .selectFrom('adviceQuestion')
      .innerJoin('member', 'member.id', 'adviceQuestion.authorId')
      .select(['member.id as memberId', 'member.email as to', 'member.username'])
      .where('adviceQuestion.id', '=', questionId)
      .where(isDue)
      .where('member.emailNotifications', '=', true)
      .where((eb) => eb.not(isInMemoriam(eb.ref('member.id'))))
      .executeTakeFirst();
    if (reader) await mailer.send(mail({ reader, questionId, config }));
  };

/** Whether the question has a row in this table, which tells what became of it. */
const hasRowIn = (table: 'adviceAnswer' | 'declinedQuestion' | 'openQuestion') =>
  sql<SqlBool>`exists (select from ${sql.table(table)} where question_id = ${sql.ref('adviceQuestion.id')})`;

/** Mails who asked a question that it has its answer, unless they want no mails or are no member any more. */
export const sendAnswerMail = mailAsker(answeredMail, hasRowIn('adviceAnswer'));

/** Mails who asked a question that its answer was corrected, with the same exceptions. */
export const sendCorrectionMail = mailAsker(correctedMail, hasRowIn('adviceAnswer'));

/** Mails who asked a question that a professional changed it, with the same exceptions. */
export const sendEditedMail = mailAsker(editedMail, sql<SqlBool>`edited_at is not null`);

/** Mails who asked a question that a professional declined it, unless they want no mails or withdrew it. */
export const sendDeclineMail = mailAsker(declinedMail, hasRowIn('declinedQuestion'));

/** Mails who asked a question that a professional asks something back, unless by now it has a reply or an answer. */
export const sendAskBackMail = mailAsker(
  askedBackMail,
  sql<SqlBool>`${hasRowIn('openQuestion')} and ${isWithAsker('adviceQuestion.id')}`,
);

/**
 * Mails who asked a question that it is off the site because of its answer, unless it is back by now. What is decided about the
 * question itself they are mailed as any decision.
 */
export const sendHiddenMail = mailAsker(
  hiddenMail,
  sql<SqlBool>`exists (
    select from advice_answer
    where question_id = ${sql.ref('adviceQuestion.id')} and hidden_at is not null and hidden_reason <> ''
  )`,
);

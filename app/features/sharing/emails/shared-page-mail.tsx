import { Fragment } from 'react';
import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { shareOptOutPath } from '../paths.ts';
import type { ShareType } from '../rules.ts';
import type { SharedPage } from '../screens.ts';

interface Props {
  to: string;
  page: SharedPage;
  /** Without tags and addresses, as is the message; it has no line ends. */
  senderName: string;
  message: string;
  optOutToken: string;
  publicUrl: URL;
}

/** A page that somebody shares. The subject is fixed (rules.md R28) and names no subject of health. */
export function sharedPageMail({ to, page, senderName, message, optOutToken, publicUrl }: Props): Mail {
  const { noun, action } = WORDS[page.type];
  return {
    to,
    subject: `Iemand stuurt je een ${noun} van Niergenoten`,
    body: (
      <MailDocument title={page.title}>
        <p>
          {senderName} stuurt je dit {noun} van Niergenoten, de site voor mensen met een nierziekte en wie om hen geven.
        </p>
        {message && <Message senderName={senderName} text={message} />}
        <MailAction href={new URL(page.path, publicUrl).href}>{action}</MailAction>
        <p>
          Ken je de afzender niet? Dan hoef je niets te doen. Iedereen kan een pagina van onze site doorsturen, en wij
          controleren de naam niet. Je adres gebruiken we alleen voor deze e-mail. Daarna bewaren we het niet.
        </p>
        <p>
          Wil je zulke e-mails niet meer?{' '}
          <a href={new URL(shareOptOutPath(optOutToken), publicUrl).href}>Laat weten dat je niets meer wilt</a>
        </p>
      </MailDocument>
    ),
  };
}

const WORDS: Readonly<Record<ShareType, { noun: string; action: string }>> = {
  article: { noun: 'artikel', action: 'Lees het artikel' },
  dossier: { noun: 'dossier', action: 'Bekijk het dossier' },
  recipe: { noun: 'recept', action: 'Bekijk het recept' },
  news: { noun: 'bericht', action: 'Lees het bericht' },
};

function Message({ senderName, text }: { senderName: string; text: string }) {
  return (
    <>
      <p>{senderName} schreef erbij:</p>
      <blockquote style={{ margin: '16px 0', padding: '4px 16px', borderLeft: '4px solid #0b5260' }}>
        {text.split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of lines never changes
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </blockquote>
    </>
  );
}

import { type ReactNode, useId } from 'react';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { ArrowRight } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { truncate } from '#app/ui/text/truncate.ts';
import { DayAndTime } from '#app/ui/time/day.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import type { UserSummary } from '#app/ui/user/user-summary.ts';
import type { Range, ReportedText as Reported, ReportedPicture } from '../../lists/reported-texts.ts';
import { reportedPicturePath } from '../../paths.ts';
import type { Nearby, WholeCase } from '../../screens.ts';
import styles from '../moderation.module.css';

/**
 * What was reported, as it was then, with the sentences at which reporters pointed; what became of it since; and its place
 * on the site.
 */
export function ReportedText({ found }: { found: WholeCase }) {
  const { subject, reported } = found;
  return (
    <>
      {reported.map((text) => (
        <ReportedVersion key={text.createdAt.toISOString()} text={text} of={found} />
      ))}
      <CurrentText of={found} />
      {subject?.path && (
        <div className="at-edge">
          <ButtonLink to={subject.path} variant="quiet" icon={ArrowRight}>
            Bekijk het op de pagina
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** Where on the page the version with this number stands of what was reported; 0 is the first. */
export const reportedId = (index: number): string => `gemeld-${index}`;

/** What the text of a case is called: a case may be opened without a report. */
const headingOf = ({ reports }: Pick<WholeCase, 'reports'>): string =>
  reports.length > 0 ? 'Wat er gemeld is' : 'Waar het over gaat';

function ReportedVersion({
  text: { title, text, createdAt, sentences, pictures },
  of,
}: {
  text: Reported;
  of: WholeCase;
}) {
  const { reported, subject } = of;
  const headingId = reportedId(reported.findIndex((each) => each.createdAt === createdAt));
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={2}>
        <h2 id={headingId}>
          {reported.length > 1 ? (
            <>
              Wat er gemeld is op <DayAndTime at={createdAt.toISOString()} />
            </>
          ) : (
            headingOf(of)
          )}
        </h2>
        <Card tint="rose" as="article">
          <Stack gap={2}>
            <p className={styles.about}>
              <AuthorAndTime author={of.author} at={subject?.createdAt ?? createdAt} />
            </p>
            {title !== subject?.title && <h3 dir="auto">{title}</h3>}
            <div className={styles.text}>
              {sentences.length > 0 ? <MarkedText text={text} sentences={sentences} /> : <LinkedText text={text} />}
            </div>
            {pictures.map((picture) => (
              <VeiledPicture key={picture.id} {...picture} />
            ))}
          </Stack>
        </Card>
      </Stack>
    </section>
  );
}

/** A picture that was reported: blurred and grey, until a moderator asks for it. */
const VeiledPicture = ({ id, copy }: ReportedPicture) => (
  <details className={styles.veiled}>
    <summary>
      <img src={reportedPicturePath(id, copy)} alt="De gemelde foto" loading="lazy" />
      <span>Toon de foto scherp</span>
    </summary>
  </details>
);

/** Texts that may be hard to read, for who is ready for them. */
export const HeavyTexts = ({ children }: { children: ReactNode }) => (
  <Stack gap={2}>
    <p>
      Wat hier staat, kan zwaar zijn om te lezen. Neem er de tijd voor, en praat er met iemand over als het je raakt.
      Wil je dit liever niet lezen? Laat de zaak dan aan een ander.
    </p>
    <Disclosure summary="Toon de tekst">
      <Stack gap={4}>{children}</Stack>
    </Disclosure>
  </Stack>
);

/** A text in which sentences are marked; its line breaks are kept. */
function MarkedText({ text, sentences }: { text: string; sentences: readonly Range[] }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of sentences) {
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return (
    <p className={styles.marked} dir="auto">
      {parts}
      {text.slice(from)}
    </p>
  );
}

/** What it says now, where that is something else than what was reported last. */
function CurrentText({ of: { subject, reported, reports } }: { of: WholeCase }) {
  const changed = subject?.text !== reported.at(-1)?.text;
  if (subject && !changed) return subject.hiddenAt && <HiddenTag />;
  return (
    <section aria-labelledby="nu">
      <Stack gap={2}>
        <h2 id="nu">{reported.length > 0 ? 'Zoals het er nu staat' : headingOf({ reports })}</h2>
        {subject ? (
          <Card tint={reported.length > 0 ? 'plain' : 'rose'} as="article">
            <Stack gap={2}>
              <p className={styles.about}>
                <AuthorAndTime author={subject.author} at={subject.createdAt} />
              </p>
              {subject.hiddenAt && <HiddenTag />}
              <div className={styles.text}>
                {subject.withdrawn ? <p>Ingetrokken door de schrijver</p> : <LinkedText text={subject.text} />}
              </div>
            </Stack>
          </Card>
        ) : (
          <p>Dit staat niet meer op de site.</p>
        )}
      </Stack>
    </section>
  );
}

/** Who wrote something, and when. The dot between them stays with the name, so that it starts no line. */
const AuthorAndTime = ({ author, at }: { author: UserSummary; at: Date }) => (
  <>
    <span className={styles.author}>
      <UserName user={author} /> ·
    </span>{' '}
    <RelativeTime at={at.toISOString()} />
  </>
);

const HiddenTag = () => (
  <p className={styles.marks}>
    <Tag tint="sand">Verborgen</Tag>
  </p>
);

/** How long a letter may be that is shown at once, in characters. */
const LETTER_MAX = 600;

/**
 * What stands around the reported text: the letter that began the conversation, or the post, what was written just before,
 * or is quoted by it, or messages of the same thread. Renders nothing where there is nothing.
 */
export function NearbyTexts({ texts, heading }: { texts: readonly Nearby[]; heading: string }) {
  const id = useId();
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <h2 id={id}>{heading}</h2>
        {texts.map(({ id: textId, author, text, createdAt, quoted, opening }) => (
          <Card key={textId} as="article">
            <p className={styles.about}>
              {opening && 'Hiermee begon het: '}
              <AuthorAndTime author={author} at={createdAt} />
              {quoted && '\u00a0· wordt geciteerd'}
            </p>
            <div className={styles.text}>{text ? <Letter text={text} /> : <p>Ingetrokken door de schrijver</p>}</div>
          </Card>
        ))}
      </Stack>
    </section>
  );
}

/** A text, of which a long one unfolds. */
function Letter({ text }: { text: string }) {
  if (text.length <= LETTER_MAX) return <LinkedText text={text} />;
  return (
    <>
      <LinkedText text={truncate(text, LETTER_MAX)} />
      <Disclosure summary="Lees alles">
        <LinkedText text={text} />
      </Disclosure>
    </>
  );
}

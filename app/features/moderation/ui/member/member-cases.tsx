import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { CircleCheck, Flag, UserRound } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LoadMore } from '#app/ui/navigation/load-more.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { TeaserFrame } from '#app/ui/teaser/teaser-frame.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import type { CasePage } from '../../lists/list-cases.ts';
import { casePath, recordPath } from '../../paths.ts';
import { titleOfCase } from '../case-summary.ts';
import styles from '../moderation.module.css';
import { outcomeText } from '../reports-text.ts';

interface Props {
  memberId: number;
  cases: CasePage;
  mayAct: boolean;
  mayOpenCases: boolean;
}

/** The cases about what a member wrote, the latest first, each with what came of it and the way to do something after it. */
export const MemberCases = ({ memberId, cases: { items, next }, mayAct, mayOpenCases }: Props) => (
  <section aria-labelledby="zaken">
    <Stack gap={2}>
      <h2 id="zaken">Zaken over wat deze deelnemer schreef</h2>
      {items.length === 0 && (
        <p>Er is nog geen zaak. Een maatregel hoort bij een zaak: meld of verberg eerst wat er niet mag staan.</p>
      )}
      <ul className={styles.list}>
        {items.map((each) => (
          <li key={each.id}>
            <Stack gap={1}>
              <CaseTeaser of={each} mayOpen={mayOpenCases} />
              {mayAct && (
                <ButtonLink
                  to={recordPath(memberId, { caseId: each.id })}
                  variant="quiet"
                  icon={UserRound}
                  className="at-edge"
                >
                  Doe iets na deze zaak<span className="visually-hidden">: {titleOfCase(each)}</span>
                </ButtonLink>
              )}
            </Stack>
          </li>
        ))}
      </ul>
      {next !== null && <LoadMore href={recordPath(memberId, { after: next })} label="Eerdere zaken" />}
    </Stack>
  </section>
);

/** A case; for who may not open it without the link. */
function CaseTeaser({ of: each, mayOpen }: { of: CasePage['items'][number]; mayOpen: boolean }) {
  const { id, label, handled, subject, openedAt } = each;
  const teaser = {
    title: (
      <>
        <span className="visually-hidden">Zaak {id}: </span>
        {titleOfCase(each)}
      </>
    ),
    titleAs: 'h3',
    kicker: label,
    tint: handled ? 'mint' : 'rose',
    icon: handled ? CircleCheck : Flag,
    meta: (
      <>
        {handled ? outcomeText(handled, subject) : 'Nog open'},{' '}
        <RelativeTime at={(handled?.at ?? openedAt).toISOString()} />
      </>
    ),
  } as const;
  return mayOpen ? <Teaser href={casePath(id)} {...teaser} /> : <TeaserFrame filled {...teaser} />;
}

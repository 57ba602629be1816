import { Day } from '#app/ui/time/day.tsx';
import type { Notice } from '../../read-notice.ts';
import styles from './notice.module.css';

interface Props {
  notice: Pick<Notice, 'decision' | 'objection'>;
  report: NonNullable<Notice['report']>;
}

/** How far a report is: received, looked at, decided, objected. */
export function ReportSteps({ notice: { decision, objection }, report: { createdAt, lookedAt } }: Props) {
  const looked = lookedAt ?? decision?.decidedAt ?? null;
  return (
    <ol className={styles.steps}>
      <Step name="Ontvangen" at={createdAt} />
      <Step name="Bekeken" at={looked} />
      <Step name="Besloten" at={decision?.decidedAt ?? null} />
      {objection && <Step name="Bezwaar" at={objection.lodgedAt} />}
    </ol>
  );
}

const Step = ({ name, at }: { name: string; at: Date | null }) => (
  <li>
    {name}: {at ? <Day at={at.toISOString()} /> : 'nog niet'}
  </li>
);

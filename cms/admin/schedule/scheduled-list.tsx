import { Button } from '@payloadcms/ui';
import { fullDateAndTime } from '../../dates.ts';
import type { Scheduled } from '../../lists/list-scheduled.ts';

interface Props {
  scheduled: Scheduled[];
  withdraw: (job: number) => Promise<void>;
}

/** What is scheduled for a document, each item with a button that withdraws it. */
export function ScheduledList({ scheduled, withdraw }: Props) {
  return (
    <section>
      <h3>Dit staat gepland</h3>
      {scheduled.length === 0 ? (
        <p>Er staat niets gepland.</p>
      ) : (
        <ul className="niergenoten-schedule__list">
          {scheduled.map((item) => (
            <li key={item.job}>
              <span>{sentenceOf(item)}</span>
              <Button
                aria-label={`Annuleer: ${sentenceOf(item)}`}
                buttonStyle="secondary"
                margin={false}
                onClick={() => void withdraw(item.job)}
                size="small"
              >
                Annuleer
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const sentenceOf = ({ publishes, at }: Scheduled): string =>
  `${publishes ? 'Gaat online op' : 'Gaat van de site op'} ${fullDateAndTime.format(new Date(at))}`;

import { Notice } from '#app/ui/feedback/notice.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { questionLookupPath } from '../../paths.ts';

interface Props {
  /** The id of the question that was answered just before. */
  answered: number;
  /** Whether the page shows the next one. */
  next: boolean;
}

/** Says that an answer is on the site, above what comes next. */
export const AnsweredNotice = ({ answered, next }: Props) => (
  <Notice kind="success" focusOn={answered}>
    <p>
      <Link to={questionLookupPath(answered)}>Je antwoord staat op de site.</Link>{' '}
      {next ? 'Dit is de volgende vraag die wacht.' : 'Er wacht geen vraag meer op je.'}
    </p>
  </Notice>
);

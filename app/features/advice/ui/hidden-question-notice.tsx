import { Link } from 'react-router';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { Day } from '#app/ui/time/day.tsx';
import type { Hidden, Question } from '../screens/read-question.ts';
import { ShowAgain } from './hide-own-question.tsx';

interface Props {
  question: Question;
  hidden: Hidden;
}

/** Says that an answered question is off the site, by whom and why, with the way back for whoever has one. */
export const HiddenQuestionNotice = ({
  question: { id, own, may },
  hidden: { at, byAsker, reason, noticePath },
}: Props) => (
  <Notice kind="info" title="Deze vraag staat niet meer op de site">
    <Stack gap={1}>
      <p>
        {byAsker ? (own ? 'Je haalde' : 'De vragensteller haalde') : 'Een diëtist of moderator haalde'} de vraag en het
        antwoord weg op <Day at={at.toISOString()} />. Alleen {own ? 'jij' : 'de vragensteller'}
        {byAsker ? ' en de diëtisten' : ', de diëtisten en de moderators'} lezen ze nog.
      </p>
      {reason && <LinkedText text={reason} />}
      {noticePath && (
        <p>
          <Link to={noticePath}>Lees het besluit, en wat je kunt doen als je het er niet mee eens bent</Link>
        </p>
      )}
      {byAsker && !own && <p>Alleen de vragensteller kan ze terugzetten.</p>}
      {may.showOwn && <ShowAgain id={id} />}
    </Stack>
  </Notice>
);

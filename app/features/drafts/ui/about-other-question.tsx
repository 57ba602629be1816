import { Notice } from '#app/ui/feedback/notice.tsx';
import { CheckboxField } from '#app/ui/form/choices/checkbox-field.tsx';

/**
 * Asks whether a text that has a full name near an illness is about somebody else (docs/decisions/personal-details.md). It
 * is placed without an answer too, and waits for a moderator then. Its fields come after the hidden one of the form, which
 * asks again where this was not shown.
 */
export const AboutOtherQuestion = ({ question, focusOn }: { question: string; focusOn: unknown }) => (
  <Notice kind="warning" title={question} focusOn={focusOn}>
    <p>
      Je noemt iemand met voor- en achternaam bij een ziekte of een ziekenhuis. Iedereen kan dat lezen. Haal de naam
      liever weg.
    </p>
    <input type="hidden" name="AboutOther" value="held" />
    <CheckboxField
      name="AboutOther"
      value="no"
      label="Het gaat over mij, of diegene vindt het goed"
      help="Vink je dit niet aan, dan kijkt een moderator ernaar voordat anderen het lezen."
    />
  </Notice>
);

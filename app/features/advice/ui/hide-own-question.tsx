import { Button } from '#app/ui/button/button.tsx';
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { EyeOff } from '#app/ui/icon/icons.ts';
import type { Question } from '../screens/read-question.ts';
import styles from './question-card.module.css';

/** The form to take one's own answered question off the site. */
export const HideOwnQuestion = ({ question: { id, title } }: { question: Question }) => (
  <div className={styles.column}>
    <ConfirmForm
      summary="Haal je vraag van de site"
      icon={EyeOff}
      fields={{ intent: 'hide-own', id: String(id) }}
      confirm="Ja, haal vraag en antwoord van de site"
    >
      <p>
        Je vraag ‘{title}’ en het antwoord verdwijnen van de site. Niemand vindt of leest ze dan nog, behalve jij en de
        diëtisten. Je kunt ze later weer terugzetten.
      </p>
    </ConfirmForm>
  </div>
);

/** The button to put a question back that its asker took off the site. */
export const ShowAgain = ({ id }: { id: number }) => (
  <PostForm>
    <input type="hidden" name="intent" value="show-own" />
    <input type="hidden" name="id" value={id} />
    <Button type="submit" variant="secondary">
      Zet vraag en antwoord terug op de site
    </Button>
  </PostForm>
);

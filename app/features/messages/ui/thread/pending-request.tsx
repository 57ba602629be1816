import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import type { UserSummary } from '#app/ui/user/user-summary.ts';
import styles from './thread.module.css';

/** The end of a request that the viewer made: the answer is the other's (contacts-4, rules.md R11). */
export function OwnRequest({ user }: { user: UserSummary }) {
  return (
    <Notice kind="info" title="Je contactverzoek is verstuurd">
      <p>
        {user.name} kan nu contact met je maken. Zodra {user.name} je verzoek accepteert, kunnen jullie elkaar
        schrijven.
      </p>
    </Notice>
  );
}

/** The answers to a request that the viewer got. */
export function ReceivedRequest({ user }: { user: UserSummary }) {
  return (
    <section aria-labelledby="verzoek" className={styles.request}>
      <h2 id="verzoek" className={styles.question}>
        {user.name} wil graag contact met je
      </h2>
      <p>
        Als je accepteert, kunnen jullie elkaar schrijven. Als je weigert, krijgt {user.name} daar geen bericht van.
      </p>
      <div className={styles.answers}>
        <PostForm>
          <input type="hidden" name="intent" value="accept" />
          <Button type="submit" variant="primary">
            Accepteren
          </Button>
        </PostForm>
        <PostForm>
          <input type="hidden" name="intent" value="deny" />
          <Button type="submit">Weigeren</Button>
        </PostForm>
      </div>
    </section>
  );
}

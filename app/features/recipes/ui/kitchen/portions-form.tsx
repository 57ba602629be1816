import { type ChangeEvent, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { type IconComponent, Minus, Plus } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { PEOPLE_PARAMETER, type Portions, portionsPath } from '../../paths.ts';
import { MAX_PEOPLE } from '../../rules.ts';
import styles from './portions-form.module.css';

interface Props {
  /** The path of the recipe. */
  path: string;
  portions: Portions;
}

/**
 * Chooses for how many people the ingredients are shown: with two buttons, or by typing the number. The address has the
 * number; the history of the browser keeps one page for all of them. Without JavaScript a form and two links.
 */
export function PortionsForm({ path, portions }: Props) {
  const { people, own } = portions;
  const [typed, setTyped] = useTyped(people);
  const navigate = useNavigate();
  const pathFor = (wanted: number) => portionsPath(path, { people: wanted, own });
  // A second press counts from the first, also before the page has followed.
  const chosen = Number(typed) || people;
  const show = (wanted: number) => {
    setTyped(String(wanted));
    navigate(pathFor(wanted), { replace: true, preventScrollReset: true });
  };

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    if (target.validity.valid) show(target.valueAsNumber);
    else setTyped(target.value);
  }

  const step = (label: string, icon: IconComponent, wanted: number) => {
    const Icon = icon;
    const isPossible = wanted >= 1 && wanted <= MAX_PEOPLE;
    return (
      <Link
        to={pathFor(isPossible ? wanted : chosen)}
        preventScrollReset
        rel="nofollow"
        className={styles.step}
        aria-label={label}
        aria-disabled={!isPossible}
        onClick={(event) => {
          event.preventDefault();
          if (isPossible) show(wanted);
        }}
      >
        <Icon />
      </Link>
    );
  };

  return (
    <Form action={path} replace preventScrollReset className={styles.form} data-print="hide">
      <label htmlFor="field-people">Voor hoeveel personen?</label>
      <div className={styles.row}>
        {step('Eén persoon minder', Minus, chosen - 1)}
        <input
          id="field-people"
          name={PEOPLE_PARAMETER}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={Math.max(MAX_PEOPLE, own)}
          value={typed}
          onChange={handleChange}
          onBlur={() => setTyped(String(people))}
          className={styles.number}
        />
        {step('Eén persoon meer', Plus, chosen + 1)}
        <noscript>
          <Button type="submit">Reken om</Button>
        </noscript>
      </div>
      <p role="status" className="visually-hidden">
        {people === own ? '' : `Omgerekend voor ${people} ${people === 1 ? 'persoon' : 'personen'}`}
      </p>
    </Form>
  );
}

/** What is typed in the field. It follows the number of people when that changes. */
function useTyped(people: number) {
  const [typed, setTyped] = useState(String(people));
  const [last, setLast] = useState(people);
  if (last !== people) {
    setLast(people);
    setTyped(String(people));
  }
  return [typed, setTyped] as const;
}

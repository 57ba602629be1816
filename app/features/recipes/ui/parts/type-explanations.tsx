import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { TYPES_NOTE } from '../../rules.ts';

interface Props {
  types: readonly { id: number; name: string; description: string | null }[];
}

/** What types such as 'Weinig kalium' mean, where editors said it, and that the limits are ours. */
export function TypeExplanations({ types }: Props) {
  const explained = types.filter(({ description }) => description);
  if (explained.length === 0) return null;
  return (
    <Disclosure
      summary={explained.length === 1 ? `Wat betekent ‘${explained[0]?.name}’?` : 'Wat betekenen deze woorden?'}
    >
      <dl>
        {explained.map(({ id, name, description }) => (
          <div key={id}>
            <dt>
              <strong>{name}</strong>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <p>{TYPES_NOTE}</p>
    </Disclosure>
  );
}

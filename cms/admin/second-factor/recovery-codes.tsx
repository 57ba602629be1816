import { Button } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

interface Props {
  codes: readonly string[];
  onRead: () => void;
}

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onRead }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="niergenoten-recovery-codes">
      <h2 ref={title} tabIndex={-1}>
        Je herstelcodes
      </h2>
      <p>
        De tweede stap staat aan. Bewaar deze codes op papier of in je wachtwoordkluis: je ziet ze nu voor het laatst.
        Met elke code kun je één keer inloggen, als je je telefoon kwijt bent.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button buttonStyle="primary" onClick={onRead} type="button">
        Ik heb ze bewaard
      </Button>
    </section>
  );
}

import { UNEXPECTED_ERROR } from '#app/platform/errors/unexpected-error.ts';
import { MessageCircle } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Tip } from '../feedback/tip.tsx';
import { useToast } from '../feedback/toast-context.ts';
import { Badge } from '../label/badge.tsx';
import { Tag } from '../label/tag.tsx';
import { Card } from '../layout/card.tsx';
import { Example, Section } from './example.tsx';

export function FeedbackSection() {
  const show = useToast();
  return (
    <Section title="Laten weten">
      <Example name="Melding">
        <Notice kind="info">
          <p>Je bent automatisch uitgelogd.</p>
        </Notice>
        <Notice kind="success" title="Gelukt">
          <p>Je e-mailadres is bevestigd.</p>
        </Notice>
        <Notice kind="warning" title="Let op">
          <p>Dit gesprek is openbaar: iedereen kan je reactie lezen.</p>
        </Notice>
        <Notice kind="error" title="Er is iets misgegaan">
          <p>Je tekst staat er nog. Probeer het later opnieuw.</p>
        </Notice>
        <Tip>
          <p>Log in om te reageren.</p>
        </Tip>
      </Example>
      <Example name="Bericht dat vanzelf verdwijnt" row>
        <Button onClick={() => show(UNEXPECTED_ERROR)}>Toon een bericht</Button>
      </Example>
      <Example name="Label en aantal" row>
        <Tag>openbaar</Tag>
        <Tag tint="sand">Bibliotheek</Tag>
        <Tag tint="mint">Recepten</Tag>
        <Tag tint="rose" icon={MessageCircle}>
          Gesprekken
        </Tag>
        <Tag tint="sky">Blogs</Tag>
        <Badge count={3} label="ongelezen berichten" />
        <Badge count={120} label="ongelezen berichten" />
      </Example>
      <Example name="Kaart">
        <Card>Een gewone kaart</Card>
        <Card tint="mint">Een kaart met een tint</Card>
      </Example>
      <Example name="Leeg">
        <EmptyState
          title="Je volgt nog geen gesprekken"
          action={<ButtonLink to="/groepen">Zoek een gesprek</ButtonLink>}
        >
          Volg een gesprek, dan vind je het hier terug.
        </EmptyState>
      </Example>
    </Section>
  );
}

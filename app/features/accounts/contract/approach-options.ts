/** For what a member may be approached. The numbers are on the wire and never change. */
export const APPROACH_OPTIONS = [
  {
    id: 1,
    title: 'Onderzoek',
    description:
      'Onderzoekers willen leren van mensen die met een nierziekte leven. We mailen je als er een onderzoek is dat bij je past. Je beslist elke keer zelf of je meedoet.',
  },
  {
    id: 2,
    title: 'Vragenlijsten',
    description:
      'Soms willen we weten hoe het met mensen gaat, of wat zij nodig hebben. Invullen kan thuis, wanneer je wilt.',
  },
  {
    id: 3,
    title: 'Je eigen verhaal',
    description:
      'Jouw ervaring kan een ander helpen. We vragen je of je erover wilt vertellen, bijvoorbeeld in een artikel of een video.',
  },
  {
    id: 4,
    title: 'Meedenken over Niergenoten',
    description: 'Je kijkt mee naar iets nieuws op de site, en zegt wat je ervan vindt.',
  },
] as const;

/** The version of these texts, which is stored with each answer. */
export const APPROACH_VERSION = '2026-11';

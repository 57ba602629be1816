/** What each choice of a setting means to the member, in words. */

export const VISIBILITY_CHOICES = {
  yes: {
    label: 'Iedereen',
    help: 'Ook wie geen account heeft, ziet je naam, je foto en je profiel. Zoekmachines zoals Google kunnen je vinden.',
  },
  no: {
    label: 'Alleen deelnemers (aanbevolen)',
    help: 'Je naam, je foto en je profiel zijn te zien voor wie is ingelogd. Zoekmachines vinden je niet.',
  },
};

export const NOTIFICATION_CHOICES = {
  yes: {
    label: 'Ja, stuur me e-mails',
    help: 'Je krijgt om de dag een overzicht van wat nieuw voor je is: berichten, reacties en blogs. Is er niets nieuws? Dan komt er geen e-mail. Over een contactverzoek, of het antwoord op je vraag, mailen we je meteen.',
  },
  no: {
    label: 'Nee, geen e-mails',
    help: 'Wat nieuw is, zie je als je inlogt. E-mails over je account en je veiligheid krijg je wel.',
  },
};

export const TITLE_CHOICES = {
  yes: {
    label: 'Ja, met titels',
    help: 'Je ziet in de e-mail meteen waar het over gaat. Wie je e-mail kan lezen, ziet dat ook.',
  },
  no: {
    label: 'Nee, zonder titels (aanbevolen)',
    help: 'In de e-mail staat hoeveel er nieuw is. Waar het over gaat, zie je op de site.',
  },
};

export const NEWSLETTER_CHOICES = {
  yes: { label: 'Ja, stuur me de nieuwsbrief', help: 'Hij komt ongeveer 10 keer per jaar.' },
  no: { label: 'Nee, geen nieuwsbrief', help: 'Je kunt dit later altijd wijzigen.' },
};

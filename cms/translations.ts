import { textsWithJe } from './texts-with-je.ts';

/** The same message for every reason, so that it does not reveal who has an account (rules.md R2). */
const NOT_LOGGED_IN =
  'Dit e-mailadres en wachtwoord horen niet bij elkaar. Na vijf keer fout kun je tien minuten lang niet inloggen.';

/** Texts that replace Payload's: plainer, and with 'je'. */
export const translations = {
  ...textsWithJe,
  error: { ...textsWithJe.error, emailOrPasswordIncorrect: NOT_LOGGED_IN, userLocked: NOT_LOGGED_IN },
  validation: {
    requiresAtLeast: 'Hier moeten er minstens {{count}} staan.',
    shorterThanMax: 'Dit is te lang: er passen hoogstens {{maxLength}} tekens in.',
  },
  // When it was saved, stands beside it.
  version: {
    ...textsWithJe.version,
    lastSavedAgo: 'Bewaart vanzelf',
    compareVersions: 'Vergelijk versies',
    currentDraft: 'Nieuwste concept',
    currentlyPublished: 'Staat nu op de site',
    currentlyViewing: 'Deze versie',
    currentPublishedVersion: 'Staat nu op de site',
    moreVersions: 'Meer versies…',
    previouslyDraft: 'Eerder concept',
    previousVersion: 'Vorige versie',
  },
  fields: {
    addNew: 'Nieuw',
    addNewLabel: 'Nieuw: {{label}}',
    newLabel: 'Nieuw: {{label}}',
    selectExistingLabel: 'Kies: {{label}}',
    uploadNewLabel: 'Upload: {{label}}',
    searchForBlock: 'Zoek een onderdeel',
    toggleBlock: 'Klap open of dicht',
    textToDisplay: 'Tekst van de link',
    linkType: 'Waarheen?',
    chooseBetweenCustomTextOrDocument: 'Krijgt een pagina van ons een ander adres, dan blijft de link werken.',
    customURL: 'Een ander adres',
    internalLink: 'Een pagina van ons',
    enterURL: 'Adres',
    chooseDocumentToLink: 'Pagina',
    linkedTo: 'Leidt naar <0>{{label}}</0>',
  },
  general: {
    ...textsWithJe.general,
    true: 'Ja',
    false: 'Nee',
    payloadSettings: 'Instellingen',
    edit: 'Wijzig',
    updatedAt: 'Gewijzigd op',
    createNewLabel: 'Nieuw: {{label}}',
    creatingNewLabel: 'Nieuw: {{label}}',
    noTrashResults: 'Er ligt niets in de prullenbak.',
    adminTheme: 'Kleuren',
    resetPreferences: 'Zet voorkeuren terug',
    restoring: 'Bezig…',
    deletedAt: 'Verwijderd op',
    deletePermanently: 'Sla de prullenbak over en verwijder voorgoed',
    permanentlyDelete: 'Verwijder voorgoed',
    restoreAsPublished: 'Zet meteen weer op de site',
    exitLivePreview: 'Sluit het voorbeeld',
    submitting: 'Bezig…',
    documentLocked: 'Hier is al iemand aan het werk',
    currentlyEditing:
      'is met dit document bezig. Je kunt meelezen, of het overnemen: dan kan die ander niet verder schrijven.',
    takeOver: 'Overnemen',
    viewReadOnly: 'Alleen lezen',
    editingTakenOver: 'Iemand anders werkt nu verder',
    anotherUserTakenOver:
      'Iemand heeft dit document van je overgenomen. Wat je nog typte, staat apart: je ziet het weer als jij hier verder werkt.',
    backToDashboard: 'Terug naar het begin',
    upcomingEvents: 'Gepland',
    noUpcomingEventsScheduled: 'Er staat niets gepland.',
    noLabel: '–',
    or: 'of',
    and: 'en',
  },
};

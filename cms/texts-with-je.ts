/**
 * The Dutch texts of Payload that say 'u' or are English, in the words of the rest of the CMS. Mails are not sent, and left
 * out.
 */
export const textsWithJe = {
  authentication: {
    account: 'Mijn account',
    beginCreateFirstUser: 'Maak om te beginnen de eerste gebruiker.',
    generatingNewAPIKeyWillInvalidate:
      'Een nieuwe API-sleutel maakt de vorige <1>ongeldig</1>. Weet je zeker dat je verder wilt?',
    loggedIn: 'Wil je met een andere gebruiker inloggen? <0>Log dan eerst uit</0>.',
    loggedInChangePassword: 'Wil je je wachtwoord wijzigen? Ga dan naar <0>je account</0>.',
    loggedOutInactivity: 'Je bent uitgelogd, omdat je een tijd niets deed.',
    loggedOutSuccessfully: 'Je bent uitgelogd.',
    loginWithAnotherUser: 'Wil je met een andere gebruiker inloggen? <0>Log dan eerst uit</0>.',
    resetYourPassword: 'Kies een nieuw wachtwoord',
    youAreInactive: 'Je hebt een tijd niets gedaan. Zo meteen word je uitgelogd. Wil je ingelogd blijven?',
  },
  dashboard: {
    discardMessage: 'Je hebt de indeling veranderd en nog niet bewaard. Wil je dat weggooien?',
    noItems: 'Hier staat nog niets. Met het menu bovenaan voeg je iets toe.',
  },
  error: {
    deletingTitle: '{{title}} is niet verwijderd. Controleer je verbinding en probeer het opnieuw.',
    documentNotFound: 'Document {{id}} is er niet (meer), of je mag het niet zien.',
    notAllowedToAccessPage: 'Je mag deze pagina niet zien.',
    notAllowedToPerformAction: 'Dat mag je niet doen.',
    restoringTitle: '{{title}} is niet hersteld. Controleer je verbinding en probeer het opnieuw.',
    unauthorized: 'Log eerst in.',
    unverifiedEmail: 'Bevestig eerst je e-mailadres.',
  },
  folder: {
    moveItemsToFolderConfirmation:
      'Je verplaatst <1>{{count}} {{label}}</1> naar <2>{{toFolder}}</2>. Weet je het zeker?',
    moveItemsToRootConfirmation: 'Je verplaatst <1>{{count}} {{label}}</1> naar de hoofdmap. Weet je het zeker?',
    moveItemToFolderConfirmation: 'Je verplaatst <1>{{title}}</1> naar <2>{{toFolder}}</2>. Weet je het zeker?',
    moveItemToRootConfirmation: 'Je verplaatst <1>{{title}}</1> naar de hoofdmap. Weet je het zeker?',
  },
  general: {
    aboutToDelete: 'Je verwijdert {{label}} <1>{{title}}</1>. Weet je het zeker?',
    aboutToPermanentlyDelete: 'Je verwijdert {{label}} <1>{{title}}</1> voorgoed. Weet je het zeker?',
    aboutToPermanentlyDeleteTrash:
      'Je verwijdert <0>{{count}}</0> <1>{{label}}</1> voorgoed uit de prullenbak. Weet je het zeker?',
    aboutToRestore: 'Je haalt {{label}} <1>{{title}}</1> terug uit de prullenbak. Weet je het zeker?',
    aboutToRestoreAsDraft: 'Je haalt {{label}} <1>{{title}}</1> terug als concept. Weet je het zeker?',
    aboutToRestoreAsDraftCount: 'Je haalt {{count}} {{label}} terug als concept.',
    aboutToRestoreCount: 'Je haalt {{count}} {{label}} terug.',
    aboutToTrash:
      'Je zet {{label}} <1>{{title}}</1> in de prullenbak. Staat het nog op de site? Haal het er dan eerst af. Weet je het zeker?',
    aboutToTrashCount:
      'Je zet {{count}} {{label}} in de prullenbak. Wat nog op de site staat, blijft: haal dat er eerst af.',
    changesNotSaved: 'Je wijzigingen zijn nog niet bewaard. Ga je nu weg, dan ben je ze kwijt.',
    copyWarning: 'Je overschrijft {{to}} met {{from}} voor {{label}} {{title}}. Weet je het zeker?',
    dashboard: 'Begin',
    documentOutOfDate: 'Iemand anders heeft dit document intussen veranderd. Wat je ziet, is verouderd.',
    moveConfirm: 'Je verplaatst {{count}} {{label}} naar <1>{{destination}}</1>. Weet je het zeker?',
    noResultsDescription: 'Er is nog niets, of niets past bij wat je hierboven koos.',
    sorryNotFound: 'Hier is niets.',
    unsavedChanges: 'Je hebt iets nog niet bewaard. Bewaar het of gooi het weg, en ga dan verder.',
    unsavedChangesDuplicate: 'Je hebt iets nog niet bewaard. Wil je toch een kopie maken?',
  },
  upload: { bulkUpload: 'Veel tegelijk uploaden' },
  version: {
    aboutToRestore:
      'Je maakt een concept van dit document zoals het was op {{versionDate}}. Lezers zien het pas na publiceren.',
    confirmVersionRestoration: 'Terugzetten als concept?',
    aboutToRestoreGlobal: 'Je zet {{label}} terug zoals het was op {{versionDate}}. Weet je het zeker?',
    aboutToRevertToPublished:
      'Je gooit weg wat je sinds de laatste publicatie veranderde. Lezers merken daar niets van. Weet je het zeker?',
    aboutToUnpublish: 'Lezers zien dit daarna niet meer. Weet je het zeker?',
    aboutToUnpublishIn: 'Lezers zien dit in {{locale}} daarna niet meer. Weet je het zeker?',
    aboutToUnpublishSelection:
      'Lezers zien deze {{label}} daarna niet meer, en waar ze genoemd worden verdwijnen ze. Weet je het zeker?',
    confirmUnpublish: 'Van de site halen?',
    problemRestoringVersion: 'Deze versie is niet teruggezet. Misschien werkt er nu iemand anders in.',
    publishChanges: 'Publiceer',
    restoreAsDraft: 'Zet terug als concept',
    restoredSuccessfully: 'Dit is nu het concept.',
    restoreThisVersion: 'Zet terug als concept',
    restoring: 'Bezig…',
    unpublish: 'Van de site halen',
    unpublishing: 'Bezig…',
    unpublishedSuccessfully: 'Lezers zien dit niet meer.',
  },
};

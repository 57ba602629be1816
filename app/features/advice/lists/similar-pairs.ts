/** Two questions: how somebody asks it, and a question of the demo (or a conversation of it) that was asked before. */
type Pair = readonly [asked: string, before: string];

/** Graded by hand: the answer to the one helps who asks the other. */
export const ALIKE: readonly Pair[] = [
  ['Telt yoghurt mee bij wat ik mag drinken?', 'Telt soep, yoghurt en fruit mee als drinken?'],
  ['Welke kaas mag ik met een hoog fosfaat?', 'Ik ben dol op kaas, welke kan nog met een te hoog fosfaat?'],
  ['Mag ik eiwitshakes nemen bij krachttraining?', 'Mag ik eiwitshakes gebruiken als ik train met IgA-nefropathie?'],
  ['Wat kan ik doen tegen dorst tussen de dialyses?', 'Hoe houd ik de dorst vol tussen twee dialyses?'],
  [
    'Is grapefruit gevaarlijk met tacrolimus?',
    'Geen grapefruit bij tacrolimus, en mandarijn, pomelo of bittere marmelade dan?',
  ],
  ['Kan dieetzout met kalium kwaad?', 'Is dieetzout met kalium een goede ruil voor gewoon zout?'],
  ['Hoe zie ik aan E-nummers of er fosfaat in zit?', 'Welke E-nummers betekenen dat er fosfaat is toegevoegd?'],
  [
    'Moet ik ook een fosfaatbinder slikken bij een koekje?',
    'Moet ik een fosfaatbinder nemen bij een koekje of alleen bij warm eten?',
  ],
  ['Is stervrucht echt gevaarlijk?', 'Mijn buurvrouw bracht een stervrucht mee, is één plakje echt zo erg?'],
  ['Hoeveel water moet ik drinken bij cystenieren?', 'Hoeveel moet ik drinken met cystenieren en tolvaptan?'],
  [
    'Mag mijn vrouw met nierschade meedoen aan de ramadan?',
    'Mijn vrouw met nierschade wil de ramadan meedoen, waar moeten we op letten?',
  ],
  ['Mag ik drop met een hoge bloeddruk?', 'Drie zakjes drop per week, is dat slecht voor mijn bloeddruk?'],
  [
    'Heeft afvallen zin als je cystenieren hebt?',
    'Helpt afvallen bij cystenieren of maakt dat voor de cysten niets uit?',
  ],
  [
    'Aardappels, spinazie en kalium, hoe kook ik veilig voor mijn vader?',
    'Mijn vader wil zijn tajine niet missen, kan dat met minder kalium?',
  ],
  [
    'Wat helpt tegen verstopping van fosfaatbinders?',
    'Verstopping door fosfaatbinders en ik moet juist goed kunnen spoelen, wat helpt?',
  ],
];

/** Graded by hand: they share words, and the answer to the one is none to the other. */
export const UNLIKE: readonly Pair[] = [
  [
    'Hoeveel eiwit heb ik nodig als ik spoel en op zondag tachtig kilometer fiets?',
    'Plantaardig eten met nierschade, krijg ik dan genoeg eiwit en niet te veel kalium?',
  ],
  [
    'Ik ben dol op kaas, welke kan nog met een te hoog fosfaat?',
    'Geen bananen, geen spinazie en toch een hoog kalium, waar komt het vandaan?',
  ],
  [
    'Minder eiwit eten, hoe groot mag een stuk vlees dan nog zijn?',
    'Jarenlang moest ik minder vlees eten en nu ineens meer, hoe zit dat?',
  ],
  [
    'Kan ik sla, kiemgroente en eieren van eigen kippen nog eten met een donornier?',
    'Kurkuma, groene thee en sint-janskruid, mag dat met een donornier?',
  ],
  [
    'Is dieetzout met kalium een goede ruil voor gewoon zout?',
    'Wat doe ik met de oogst uit mijn volkstuin als mijn kalium stijgt?',
  ],
  [
    'Mijn dochter van acht lust bijna niets en moet op kalium letten, hoe krijgen we haar groot?',
    'Mijn vader wil zijn tajine niet missen, kan dat met minder kalium?',
  ],
  ['Cola zero en ijsthee, telt dat mee voor mijn fosfaat?', 'Telt soep, yoghurt en fruit mee als drinken?'],
  [
    'Wat doe ik met mijn vochtbeperking als het dertig graden is?',
    'Wat doe ik met de oogst uit mijn volkstuin als mijn kalium stijgt?',
  ],
  [
    'Mag ik als transplantatiepatiënt sportdrank en hersteldrank gebruiken?',
    'Mag ik eiwitshakes gebruiken als ik train met IgA-nefropathie?',
  ],
  [
    'Is het waar dat ik mijn nieren moet spoelen met drie liter water per dag?',
    'Tijn heeft ARPKD en drinkt de hele dag water, eet hij daardoor zo weinig?',
  ],
  [
    'Helpt afvallen bij cystenieren of maakt dat voor de cysten niets uit?',
    'Hoeveel moet ik drinken met cystenieren en tolvaptan?',
  ],
  [
    'Barbecue zes weken na mijn transplantatie, wat kan ik veilig eten?',
    'Eerst vijftien kilo kwijt voor ik op de transplantatielijst mag, hoe doe ik dat veilig?',
  ],
  [
    'Diepvriespizza, noedels en knakworst, hoe eet een student met te veel fosfaat?',
    'Welke E-nummers betekenen dat er fosfaat is toegevoegd?',
  ],
  [
    'Moet ik een fosfaatbinder nemen bij een koekje of alleen bij warm eten?',
    'Verstopping door fosfaatbinders en ik moet juist goed kunnen spoelen, wat helpt?',
  ],
  [
    'Mijn vrouw met nierschade wil de ramadan meedoen, waar moeten we op letten?',
    'Plantaardig eten met nierschade, krijg ik dan genoeg eiwit en niet te veel kalium?',
  ],
];

/**
 * Words by what they are about. What the recogniser learns of one it also learns of the others with the same name, so that
 * it knows 'mijn nonkel wil sterven' from 'mijn vader wil dood'.
 */
const CLASSES: Readonly<Record<string, string>> = {
  death: `dood doodgaan sterven doodga sterf stierf sterft gestorven overlijden overleden overlijd doodmaken hemelen dode
    doden heengaan creperen doodvallen doodneervallen hiernamaals`,
  suicide: `zelfmoord zelfdoding suicide zelfmoordpoging suicidepoging zelfmoordgedachten suicidegedachten zelfmoordplannen
    suicidaal doodswens doodsgedachten doodsverlangen stervenswens levensmoe leefmoe uitgeleefd kms euthanasie versterven
    overdosis zelfmoordplan zelfmoordpogingen zelfmoordneigingen zelfdodingsgedachten zelfeuthanasie`,
  life: `leven bestaan leef leeft leefde verderleven doorleven voortleven levenslust levenswil besta bestond wereld aarde
    aardbodem geboren geleefd`,
  sleep: 'inslapen ingeslapen slapen slaap spuitje prik spuit',
  waking: 'wakker ontwaken ontwaak ontwaakte opstaan opsta bijkomen bijgekomen bijkom ogen adem ademen ademhalen',
  heart: 'hart hartstilstand hartaanval hersenbloeding',
  'no-more': 'nietmeer nooitmeer niksmeer geenmeer nergensmeer niemandmeer',
  need: 'hoeft hoef hoefde hoeven moet moeten mag moogt mocht mogen',
  weary: 'moe beu zat klaar genoeg gehad moegestreden uitgeput op kapot leeg uitgevochten welletjes geweest kotsbeu',
  reason: 'zin waarom waarvoor waarde reden doel hoop hopeloos uitweg oplossing toekomst uitzicht licht',
  end: `eind einde beeindigen beeindig afgelopen voorbij over uit af gedaan ophouden ophoudt ophield stoppen stopt stop kap
    stilvalt stilviel stil uitkomst verlossing bevrijding verlost vanaf`,
  ever: 'voorgoed altijd eeuwig eeuwige eeuwigheid definitief nooit laatste',
  soon: 'vannacht vanavond straks morgen vandaag nu gauw snel spoedig binnenkort morgenochtend datum plan plannen',
  place: `brug spoor trein flat dak balkon raam perron viaduct kanaal water boom zee rails overweg galerij reling rivier
    intercity snelweg afgrond verdieping spoorwegovergang spoorbrug spoorlijn parkeergarage gracht vaart kade metro
    vrachtwagen vangrail dakrand vensterbank stuur`,
  deed: `spring springen sprong gesprongen ophangen verhangen verdrinken verzuipen gooien gooi snij snijden snijd gesneden
    doodschieten schiet doen doe proberen poging geprobeerd lef moed durf durfde durven verhang verdrink smijt smijten neersteken`,
  harm: 'aandoen aandoe kant ombrengen mezelf eigen afmaken beroof beroven',
  means: `pillen pil tabletten slaappillen strip insuline morfine oxazepam paracetamol poeder touw mes gif medicijnen kalium
    middel polsen balk gas kogel pistool strop riem koord haak scheermes scheermesje slaapmiddelen slaappil pijnstillers
    oxycodon temazepam diazepam kaliumtabletten helium strips doosje voorraad`,
  burden: 'last beter opluchting rust vrij zonder missen mist mis gemist waard',
  gone: `weg verdwijnen verdwijn gaan ga verlaten uitstappen stap stappen eruit ertussenuit achterna vertrek vertrekken er
    hier komen haal halen haalt kom`,
  parting: `afscheid vaarwel afscheidsbrief afscheidsbrieven testament begrafenis uitvaart graf kist kerkhof grond begraven
    brief brieven crematie rouwkaart afscheidsbriefje briefje`,
  god: 'god heer heere hein petrus jezus hemel daarboven',
  rescue: 'gered redden gereanimeerd teruggehaald terughalen liggen gevonden stekker',
  intent: 'expres opzet opzettelijk bewust gestopt overslaan',
  wish: 'wil wou wilde wens wenste verlang verlangen verlangde hoopte bid bad smeek smacht snak graag liefst liever gehoopt',
  dialysis: 'dialyse dialyseren spoelen machine spoel dialyseer stoel apparaat',
  treatment: 'transplantatie nier donornier operatie narcose afstoting shunt katheter',
  relative: `moeder mam mama vader pa papa man vrouw zoon dochter broer zus zusje broertje opa oma buurvrouw buurman vriend
    vriendin collega partner kind zoontje dochtertje oom tante neef nicht schoonmoeder schoonvader kennis zwager schoonzus
    nonkel ma patient medepatient lotgenoot zaalgenoot kleinzoon kleindochter`,
  other: 'hij zij ze haar hem zijn hun hen iemand mensen men patienten jongeren ouderen sommige',
  reader: 'je jij jou u uw jullie jouw jezelf ge gij',
  self: 'ik mij me mijn',
  past: 'vroeger destijds indertijd geleden ooit gelukkig toen terug was had inmiddels',
  jest: 'haha hahaha hihi grapje grap lol xd gein lachen',
  media:
    'boek film serie documentaire krant nieuws artikel podcast vragenlijst onderzoek cijfers folder cursus lezing studie',
};

const CLASS_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(CLASSES).flatMap(([name, words]) => words.split(/\s+/).map((word) => [word, `@${name}`] as const)),
);

/** The class of a word, '@death', or the word itself. */
export const classOf = (word: string): string => CLASS_OF.get(word) ?? word;

const words = (list: string): string[] => list.trim().split(/\s+/);

/** What says that a text is about care: hospitals, wards and illnesses. */
export const CARE = new RegExp(
  `(?<!\\p{L})(?:\\p{L}{0,20}(?:${words(`
    ziekenhuis ziekenhuizen gasthuis umc mumc lumc vumc amc medisch\\scentrum kliniek dialyse dialyseren dialyseert gedialyseerd
    spoelen spoelt getransplanteerd transplantatie nierziekte nierfalen nierinsufficiëntie nierkanker kanker tumor diabetes
    suikerziekte cystenieren dementie alzheimer depressie psychose hartfalen hartinfarct herseninfarct beroerte leukemie
    opgenomen opname patiënt diagnose
  `).join(
    '|',
  )})|hiv|aids|als|ms|copd|parkinson|umcg|radboudumc|erasmus mc|olvg|isala|zuyderland|jeroen bosch|poli|ic)(?!\\p{L})`,
  'giu',
);

/** Words that stand between the two parts of a name. */
export const PARTICLES = "van|de|der|den|ten|ter|te|van de|van der|van den|van ’t|van 't|in 't|el|al|von|du|la|le";

/** First names that begin a name also at the beginning of a sentence, where any word has a capital. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  words(`
    aad abdul abel adam ahmed albert alex alexander ali alice amber amir amina anita anja anke ankie ann anna anne anneke
    annelies annemarie annemiek annie anouk anton antonio arie arjan astrid aysel bart bas bea ben bernard bert bertus bianca
    bob boris bram brenda britt carla carlijn carlo carmen carolien caroline cees chantal charlotte chris christa christel
    christian claudia coby cor cora corrie daan dave david debbie demi denise dennis desiree diana dick diederik dirk dorien
    ed eddy edith edwin eefje elise ellen elly els elsbeth emily emma emre erik ernst esmee esther eva evelien evert fatih
    fatima fatma femke ferry finn fleur floor floris francien frank frans fred freek frits gea geert gerard gerda gerrit
    gerry gert gijs greet greetje guus hanna hannah hanneke hans harm harmen harrie harry hassan heidi hein helga hendrik
    henk henny henri herman hettie hilda hilde hugo ibrahim ilse ina inge ingrid irene iris irma isa jaap jacob jacqueline jan
    jane janneke janny jantje jasmijn jasper jeanette jelle jeroen jesse jet jeffrey jessica job joep johan johanna johannes
    john jolanda jolien joost jordy joris jos josien joyce judith julia jurgen karel karen karin karim kees khadija kim klaas
    klara koen koos lars laura leen lena leo leon lia lies liesbeth lieke lin linda lisa lisanne lise loes lotte louis louise
    luc lucas luuk maaike maarten mandy manon marc marcel mareike margot margriet maria marian marianne marieke marijke marina
    mario marion marit marja marjan marjolein mark marleen marlies marloes martha martijn martin martine mary mats maud max
    mehmet meike melanie melissa merel mia michael michel michelle mieke miep mien milan milou miranda mirjam mohamed mohammed
    monique mustafa naomi nel nelleke nick nico nicole niels nienke nina noa noor nora olaf omar patricia patrick paul paula
    pauline peter petra piet pieter pim priscilla quinten rachel rachid ralf ralph ramon rebecca remco rené renate rene renske
    rianne richard rick rik rita rob robbert robert robin roel roelof rogier roland romy ron ronald rosa roos rosanne roy ruben
    rudolf ruth ruud sabine sam samira sandra sanne sara sarah saskia sebastiaan selma shirley sietske silvia simon simone sjaak
    sjoerd sofie sonja sophie stefan steven susan suzanne sven sylvia tamara tanja tara ted teun theo thea thijs thomas tim timo
    tineke tjeerd tom ton tonnie tony toos trees trudy truus ursula vera veronica victor vincent wendy wesley wessel wil wilco
    wilfred wilhelmina willem willemien willie wim wout wouter yasmin yusuf yvette yvonne zoë
  `),
);

/** Words with a capital that are no part of a person’s name: titles, care, places, days, and the first words of sentences. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  words(`
    de het een en of maar want dus ook als dan toen nu wel niet geen ja nee ik jij je u hij zij ze wij we jullie mijn jouw zijn
    haar ons onze hun dit dat deze die wat wie waar hoe waarom wanneer welke in op aan bij van voor met uit na naar om over te
    tot door tegen er daar hier al nog heel zo is was ben heb heeft had kan mag moet wil zou weet vorig vorige volgende elke
    alle iedereen iemand sinds vanaf vandaag morgen gisteren later lieve beste dag hoi hallo hoi groetjes groeten groet liefs
    bedankt dank succes sterkte gelukkig helaas eerst
    dokter dr arts prof professor mevrouw meneer mw dhr heer internist nefroloog huisarts verpleegkundige zuster broeder diëtist
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september
    oktober november december kerst pasen pinksteren
    ziekenhuis umc amc lumc mumc umcg vumc mc medisch centrum gasthuis kliniek academisch universitair radboud radboudumc erasmus
    maasstad haga reinier graaf meander martini medical center elisabeth tweesteden antonius catharina canisius wilhelmina
    albert schweitzer jeroen bosch deventer spaarne amphia bravis isala zuyderland franciscus vlietland rijnstate rode kruis
    slingeland flevo diakonessenhuis bernhoven viecuri olvg sint st st. onze dianet nefrocare eurotransplant
    nierstichting nierpatiënten vereniging nederland nvn nts stichting transplantatie dialyse zorginstituut zorgverzekeraar
    nieren nier hart long ggz gemeente uwv wmo wlz zvw svb rijksoverheid zilveren
    nederlandse nederlands duitse belgische amsterdam rotterdam utrecht den haag groningen nijmegen leiden maastricht arnhem
    zwolle eindhoven tilburg breda amersfoort almere apeldoorn enschede haarlem leeuwarden zaandam noord zuid oost west
    holland brabant limburg zeeland friesland drenthe gelderland overijssel flevoland europa amerika duitsland belgië spanje
    ziekte syndroom alport fabry goodpasture wegener henoch schönlein bartter gitelman liddle lowe hippel lindau berger dent
    crohn lyme down kahler alzheimer parkinson
    mycophenolaat cellcept prograf advagraf envarsus tacrolimus prednison neoral tenormin
    google facebook youtube netflix albert heijn jumbo lidl aldi hema action ikea kruidvat
    tante oom opa oma buurman buurvrouw mont blanc oorlog kidney diseases
    mens allerhande nieuwe oude grote kleine
  `),
);

/** People whom everybody knows, as their names are written in small letters. */
export const KNOWN_NAMES: ReadonlySet<string> = new Set([
  'willem alexander',
  'prins bernhard',
  'mark rutte',
  'dick schoof',
  'ernst kuipers',
  'hugo de jonge',
  'conny helder',
  'fleur agema',
  'geert wilders',
  'willem kolff',
  'pim kolff',
  'johan cruijff',
  'louis van gaal',
  'max verstappen',
  'andré hazes',
  'frans bauer',
  'andré rieu',
  'erica terpstra',
  'bart de graaff',
  'sjaak swart',
  'selena gomez',
  'tom poes',
  'joseph murray',
]);

/**
 * The words that Dutch passwords are made of, in small letters and without accents. Attackers try each with digits, a year
 * or a mark at its ends, so that no such password is safe. A word is here because people choose it, not because it is short:
 * a word that few choose makes a good password.
 */
export const PASSWORD_WORDS: ReadonlySet<string> = new Set(
  [
    // what the field itself says, and what nobody needs to invent
    'welkom welkome hallo hoi doei dag goedemorgen goedendag wachtwoord wachtwoordje wachtwoorden password passwoord paswoord',
    'geheim geheimpje inloggen inlog login toegang sleutel code pincode account gebruiker gast beheer beheerder admin test',
    'testen tester tijdelijk nieuw nieuwe begin start computer laptop internet website mail email online veilig veiligheid',
    'vergeten onthouden vraag antwoord niks niets iets weetikniet geenidee doemaarwat verander wijzig standaard default',
    'welkomthuis welkomterug hallodaar laatmeerin laatmebinnen sesamopenu mijnwachtwoord nieuwwachtwoord',
    // rows of the keyboard and of the alphabet
    'abc abcd abcde abcdef abcdefg abcdefgh abcabc qwe qwer qwert qwerty qwertyui qwertyuiop qwertz azerty azertyuiop asd',
    'asdf asdfg asdfgh asdfghj asdfghjkl zxc zxcv zxcvb zxcvbn zxcvbnm wxcvbn qaz qazwsx qazwsxedc qweasd qweasdzxc asdasd',
    'qweqwe aaa aaaa aaaaa aaaaaa xxx xxxx xxxxx xxxxxx',
    // seasons, months, days, feasts and weather
    'lente voorjaar zomer herfst najaar winter zomertijd wintertijd vakantie weekend',
    'januari februari maart april mei juni juli augustus september oktober november december',
    'jan feb mrt apr jun jul aug sep sept okt nov dec',
    'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag vandaag morgen gisteren',
    'kerst kerstmis sinterklaas pasen paashaas koningsdag koninginnedag carnaval oudennieuw nieuwjaar verjaardag feest',
    'zon zonnetje zonneschijn regen sneeuw storm maan sterren hemel zee strand bergen',
    // clubs, sports and cars
    'ajax ajaxied feyenoord feijenoord psv azalkmaar fctwente twente fcutrecht fcgroningen heerenveen vitesse willemii sparta',
    'spartarotterdam excelsior heracles necnijmegen nacbreda adodenhaag goaheadeagles peczwolle rodajc fortunasittard cambuur',
    'volendam emmen clubbrugge anderlecht barcelona realmadrid liverpool arsenal chelsea juventus voetbal voetballen hockey',
    'tennis wielrennen schaatsen formule verstappen maxverstappen ferrari porsche mercedes volvo volkswagen toyota bmw audi',
    'opel kadett peugeot renault harley yamaha honda psveindhoven hup hupholland cruijff cruyff johancruijff johancruyff',
    // places
    'nederland holland oranje belgie vlaanderen duitsland frankrijk spanje italie turkije marokko suriname curacao indonesie',
    'friesland groningen drenthe overijssel flevoland gelderland utrecht noordholland zuidholland zeeland brabant limburg',
    'amsterdam mokum rotterdam rotjeknor denhaag eindhoven tilburg almere breda nijmegen apeldoorn haarlem arnhem enschede',
    'amersfoort zaandam hoofddorp zwolle zoetermeer leiden leeuwarden maastricht dordrecht alkmaar delft deventer hilversum',
    'roosendaal oss sittard helmond heerlen gouda purmerend schiedam vlaardingen hoorn venlo hengelo almelo assen middelburg',
    'lelystad veenendaal katwijk zeist kampen texel terschelling ameland scheveningen antwerpen brussel gent brugge parijs',
    'londen berlijn',
    // people at home, and what they are called
    'mama papa mamma pappa moeder vader oma opa omaatje opaatje zus zusje broer broertje zoon dochter kind kinderen baby',
    'kleinkind kleinkinderen kleinzoon kleindochter familie gezin schat schatje schatjes schattie lief liefje liefde lieverd lieve lieveling liefste hartje',
    'hartjes kusje kusjes knuffel knuffeltje engel engeltje prinses prinsesje prins koning koningin meisje jongen vriend',
    'vriendin vrienden vriendje samen altijd forever happy gelukkig geluk leven lachen vrijheid vrede hoop dromen droom',
    'ikhouvanjou ikhouvanje ikhouvanmij houvanjou ilove iloveyou loveyou love lover sexy',
    // animals and what they are called
    'hond hondje puppy poes poesje poezen kat katje kitten kater paard paardje pony konijn konijntje hamster cavia vis vogel',
    'papegaai olifant tijger leeuw dolfijn vlinder lieveheersbeestje aap aapje beer beertje muis muisje panda eend eendje',
    'minoes poekie snoopy snuffie snuffel pluisje pluto rex rakker bello blacky tommie tijgertje simba nala luna bella guus',
    'moppie mickey garfield nijntje dombo bobbie tommy max boris tarzan',
    // what people eat, like and curse
    'appel appeltje banaan aardbei kaas pindakaas koffie thee bier biertje wijn pizza chocola chocolade stroopwafel snoepje',
    'bloem bloemen roos roosje tulp tulpen muziek gitaar piano dansen disney pokemon starwars superman batman spiderman',
    'harrypotter nintendo playstation minecraft samsung iphone apple google facebook philips microsoft windows hotmail gmail',
    'fiets fietsen wandelen tuin tuinman tuinieren volkstuin camping camper caravan kamperen vissen breien bingo klaverjassen',
    'kaarten thuis tuinhuis abba beatles elvis andrehazes hazes queen jip jipenjanneke pino ernie bert',
    'rood oranje geel groen blauw paars roze zwart wit bruin goud zilver',
    'kut klote kutzooi godverdomme verdomme shit fuck fuckyou sukkel lul lulhannes eikel idioot stom gek gekkie neuken poep',
    // this site
    'nier nieren nierpatient nierziekte nierziekten nierstichting nierdonor niertransplantatie niergenoten niergenoot donor',
    'donornier dialyse dialyseren transplantatie patient ziekenhuis dokter gezond gezondheid zorg huisarts apotheek arts zuster',
    'pillen medicijn medicijnen insuline bloeddruk creatinine kalium fosfaat eiwit prednison tacrolimus',
    // first names
    'anna emma julia sophie sofie lotte lisa eva sara sarah laura anne iris fleur femke sanne naomi maud isa zoe mila tess',
    'nora olivia noor evi saar lieke lynn roos esmee amy britt demi kim kelly melissa mandy wendy linda sandra monique esther',
    'petra marieke mariska miranda angela bianca ingrid astrid yvonne marianne marjan marja maria marie ria corrie truus bep',
    'greet gerda wilma willy hanneke janneke ineke anneke tineke joke nel nelly annie jannie johanna elisabeth cornelia',
    'wilhelmina beatrix maxima amalia fatima samira yasmina aisha charlotte michelle daphne denise chantal patricia jolanda',
    'jan johan johannes piet pieter peter kees cornelis klaas henk hendrik gerrit willem wim hans frans jos theo ton tonny',
    'bert bart rob robert ron ronald rene marcel martin maarten mark marco michel michael patrick erik eric frank fred paul',
    'jeroen jasper bas sebastiaan dennis danny daniel david thomas tom tim stefan stephan sander niels nick rick rik ruud ruben',
    'robin roy kevin mike bram daan sem lucas luuk milan levi noah finn jesse jayden liam thijs lars sven max mees julian',
    'gijs teun stijn floris joost jurgen johnny andre arjen wesley wouter mohamed mohammed ahmed ali hassan mustafa omar',
    'youssef bilal emre mehmet',
    // first names of who is over sixty now
    'bep beppie bertha betsy dirk gerard gerardus antonius theodorus wilhelmus johanna hendrika hendrikus geertruida margriet',
    'catharina cornelius jacobus jacoba toos toon sjaak sjaan sjef riet rietje trees trudy tiny tonnie leny lenie lia lien',
    'mien mieke mieneke hetty henny hennie jopie ans antje aaltje marjolein marijke ellen els elly carla karin karel harry',
    'herman bernard ben leo jaap ko koos arie aad adrie piet rinus sjoerd wiebe jelle douwe klaas teus',
    // surnames, and what asks for one
    'achternaam voornaam naam dejong jansen janssen devries vandenberg vandijk bakker visser smit meijer meyer deboer mulder',
    'degroot bos vos peters hendriks dekker brouwer dewit dijkstra smits degraaf vandermeer vanleeuwen vandenbrink kok jacobs',
    'vandervelde willems hoekstra maas verhoeven koster vandam prins blom huisman peeters dejonge kuipers postma kramer',
  ]
    .join(' ')
    .split(' '),
);

/** The token between two sentences. */
export const SENTENCE_END = '.';

/**
 * The words of a text as the recogniser compares them, with a token between sentences: in lower case, without
 * accents, with each long run of one letter as two ("doooood"), and typing errors and dialect in the usual spelling. Takes
 * linear time.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u00b4`]/g, "'")
    .replaceAll(/(\p{L})\1{2,}/gu, '$1$1')
    .replaceAll(/(\p{L})'k\b/gu, '$1 ik'); // "da'k" is "dat ik"
  const tokens = plain.match(TOKEN) ?? [];
  return joinNegations(tokens.flatMap(spell));
}

/** A word with apostrophes inside, or a mark of the end of a sentence. */
const TOKEN = /'?[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*|[.!?;\n\u2026]/gu;

function spell(token: string): string[] {
  if (/^[.!?;\n\u2026]$/.test(token)) return [SENTENCE_END];
  const word = token.replaceAll("'", '');
  const known = SPELLINGS.get(word);
  if (known) return known;
  // "kwil" is "ik wil".
  const verb = word.startsWith('k') && word.slice(1);
  if (verb && VERBS_AFTER_K.has(verb)) return ['ik', ...spell(verb)];
  return [word];
}

const VERBS_AFTER_K = new Set(
  'wil wou wilde heb ben zie zou kan ga denk weet voel hoop moet mag zit hoef haat wens hou snap'.split(' '),
);

/** How members also write these words. */
const SPELLINGS = new Map(
  Object.entries({
    ik: 'k ich ikke ek ick ikzelf',
    'ik wil': 'wilk ikwil',
    'wil niet': 'wilnie wilniet',
    aan: 'an',
    wat: 'wa',
    er: 'der dr',
    wil: 'wille will wile wul wilt',
    wilde: 'wilden wilder',
    niet: 'neet nie neit nit niett nieet ni',
    meer: 'mieer mer mir meir',
    'niet meer': 'nimmer niemer niemeer nietmeer nimeer',
    het: 't hett ut',
    'het is': 'tis',
    een: 'n un ne',
    mijn: 'mn mien myn',
    zijn: 'zn zyn wezen weze',
    zie: 'zien',
    ben: 'zen bin',
    leven: 'leve levn leefen leeven leevn levne leeve laeve levuh leben',
    leef: 'leeft leev',
    dood: 'doot dod doodt dooie',
    doodgaan: 'doodgaat dootgaan doodgan doodga doodging doodgegaan',
    gewoon: 'gwn gewn gewoonweg',
    eind: 'ende einde eint einden end',
    zitten: 'zitte zittn zittn',
    maken: 'make maak maakt',
    zelfmoord: 'zelfmoort zelvmoord zelfsmoord',
    suicide: 'suicid suiside suicied zuicide',
    suicidaal: 'suicidale suisidaal suicidal suicidaale',
    mezelf: 'mijzelf meself mezelfs mezelluf mijzelve',
    euthanasie: 'eutanasie euthenasie euthanasi',
    wakker: 'waker wakkr',
    niks: 'nix niets',
  }).flatMap(([usual, spellings]) => spellings.split(' ').map((spelling) => [spelling, usual.split(' ')] as const)),
);

/** "niet meer", "niet langer" and "niet zo meer" are one token, "nietmeer", and "nooit meer" is "nooitmeer". */
function joinNegations(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = '', third = ''] = words.slice(at, at + 3);
    const longer = BETWEEN.has(next) && LONGER.has(third) ? at + 2 : at + 1;
    const isJoined = NEGATIONS.has(word) && LONGER.has(words[longer] ?? '');
    joined.push(isJoined ? `${word}meer` : word);
    if (!isJoined) continue;
    if (words[longer] === 'verder') joined.push('verder');
    at = longer;
  }
  return joined;
}

const NEGATIONS = new Set(['niet', 'nooit', 'niks', 'geen', 'niemand']);
const LONGER = new Set(['meer', 'langer', 'verder']);
const BETWEEN = new Set(['zo', 'echt', 'per', 'nog', 'veel']);

import { describe, expect, it } from 'vitest';
import { editDistance } from './query/correct-words.ts';
import { listSuggestions } from './vocabulary/collect-suggestions.ts';
import { soundOf, wordsOf } from './words.ts';

describe('wordsOf', () => {
  it.each([
    ['Patiënt én familie', ['patient', 'en', 'familie']],
    ['IgA-nefropathie, stadium 3', ['iga', 'nefropathie', 'stadium', '3']],
    ['  ', []],
    ['te weinig K+, Ca²⁺ (Na+)', ['te', 'weinig', 'k+', 'ca2+', 'na+']],
    ['vitamine+mineralen, 65+, C++, a+b', ['vitamine', 'mineralen', '65']],
    ["foto's & a b", ['foto']],
    ['x'.repeat(41), []],
    ['dia\u00adly\u200bse \u00ad', ['dialyse']],
  ])('%j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('editDistance', () => {
  it.each([
    ['dialyse', 'dialyse', 0],
    ['tranplantatie', 'transplantatie', 1],
    ['dailyse', 'dialyse', 1],
    ['kaluim', 'kalium', 1],
    ['fosvaat', 'fosfaat', 1],
    ['nier', 'lever', 3],
  ])('of %s and %s is %d', (one, other, distance) => {
    expect(editDistance(one, other, 3)).toBe(distance);
    expect(editDistance(other, one, 3)).toBe(distance);
  });

  it('stops counting above the maximum', () => {
    expect(editDistance('aaaaaaaa', 'bbbbbbbb', 2)).toBe(3);
    expect(editDistance('kort', 'heel erg lang', 2)).toBe(3);
  });
});

describe('soundOf', () => {
  it.each([
    ['dyalise', 'dialyse'],
    ['creatinine', 'kreatinine'],
    ['hijpertensie', 'hypertensie'],
    ['diëtiste'.normalize('NFKD').replaceAll(/\p{M}/gu, ''), 'dietiste'],
    ['phosfaat', 'fosfaat'],
    ['moeilik', 'moeilijk'],
  ])('%s sounds as %s', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  it('keeps apart what sounds different', () => {
    expect(soundOf('nier')).not.toBe(soundOf('neer'));
  });
});

it('a space that does not break is a space, in what is found and in what is suggested', () => {
  expect(wordsOf('Bel 030\u00a0123 op 3\u00a0maart')).toEqual(wordsOf('Bel 030 123 op 3 maart'));
  const item = { kind: 'article' as const, title: 'Om 7.20\u00a0uur op pad', keywords: [], questionLines: [] };
  expect(listSuggestions([item], { words: new Map(), names: [] }).get('om 7.20 uur op pad')?.spelling).toBe(
    'Om 7.20 uur op pad',
  );
});

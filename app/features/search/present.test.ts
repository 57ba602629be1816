import { describe, expect, it } from 'vitest';
import { PILLAR_WORDS, PILLARS, searchPath } from './paths.ts';
import { presentResult } from './present.ts';
import type { ResultKind, SearchResult } from './search-result.ts';

const result: SearchResult = {
  kind: 'conversation',
  id: 7,
  title: 'Zout',
  markedTitle: [{ text: 'Zout', marked: true }],
  path: '/groepen/eten/zout',
  locked: false,
  preview: [
    { text: 'Zonder ', marked: false },
    { text: 'zout', marked: true },
  ],
  parent: 'Eten',
  parentId: 3,
  lastActivityAt: '2026-11-26T10:00:00.000Z',
};

describe('a result on the wire', () => {
  it('says what it is, where it is and what it belongs to', () => {
    expect(presentResult(result)).toEqual({
      Id: 'conversation-7',
      Title: 'Zout',
      Introduction: 'Zonder zout',
      DocType: 'Conversation',
      Data: {
        Path: '/groepen/eten/zout',
        Public: true,
        ParentId: '3',
        ParentName: 'Eten',
        ItemId: '7',
        ItemName: 'Zout',
        ConversationLastActivity: '2026-11-26T10:00:00.000Z',
      },
    });
    expect(presentResult({ ...result, locked: true }).Data.Public).toBe(false);
  });

  it.each<[ResultKind, string]>([
    ['group', 'Group'],
    ['blog', 'Blog'],
    ['post', 'BlogPost'],
    ['article', 'Article'],
    ['topic', 'Topic'],
    ['recipe', 'Recipe'],
    ['page', 'ContentPage'],
    ['landing-page', 'LandingPage'],
    ['news', 'News'],
    ['advice', 'Advice'],
  ])('of the kind %s is a %s', (kind, type) => {
    expect(presentResult({ ...result, kind }).DocType).toBe(type);
  });
});

it('each part of the site that is searched has a word in addresses', () => {
  expect(PILLARS.map((pillar) => PILLAR_WORDS[pillar])).toEqual([
    'alle',
    'artikelen',
    'groepen',
    'blogs',
    'recepten',
    'nieuws',
    'adviezen',
  ]);
  expect(searchPath({ term: 'zout', pillar: 'advices' })).toBe('/zoeken?pijler=adviezen&zoekterm=zout');
});

import { expect, it } from 'vitest';
import { listWrongNamesIn } from './names-in-document.ts';
import { parseHtml } from './parse-html.ts';

const wrongIn = (html: string) => listWrongNamesIn(parseHtml(`<main>${html}</main>`));

// rules.md R55
it.each([
  ['two lists of one name make double ids', '<p id="types-1">a</p><p id="types-1">b</p>', 'id types-1 stands twice'],
  ['a label of nothing', '<label for="naam">Naam</label>', 'for naam: <label'],
  ['a description that is not there', '<button aria-describedby="hulp">Ga</button>', 'aria-describedby hulp: <button'],
  ['a box without a name', '<input type="checkbox">', 'no name: <input'],
  [
    'a button with an icon alone',
    '<button><svg aria-hidden="true"><title>x</title></svg></button>',
    'no name: <button',
  ],
  ['a link without words', '<a href="/"><img src="a" alt=""></a>', 'no name: <a'],
  ['two of one name in one group', '<fieldset><button>Weg</button><button>Weg</button></fieldset>', 'twice: <button'],
])('%s is found', (_, html, found) => {
  expect(wrongIn(html)).toEqual([expect.stringContaining(found)]);
});

it('what is named, or not there for readers, is right', () => {
  expect(
    wrongIn(`<label for="a">Naam</label><input id="a"><label>Ja <input type="checkbox"></label>
      <fieldset><button>Weg</button></fieldset><fieldset><button>Weg</button></fieldset>
      <p id="een">van de kop</p><button>Weg</button><button aria-describedby="een">Weg</button>
      <a href="/"><img src="a" alt="Home"></a><dialog aria-labelledby="later"></dialog><div hidden><button></button></div>`),
  ).toEqual([]);
});

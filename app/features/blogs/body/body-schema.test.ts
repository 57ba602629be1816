import { describe, expect, it } from 'vitest';
import { BLOCKS_MAX, BODY_MAX } from '../rules.ts';
import { blocksOfStored, bodyOnWire, storedBody } from './blocks.ts';
import { postBody } from './body-schema.ts';

const PICTURE = '0123456789abcdef0123456789abcdef';

const body = (...blocks: unknown[]) => [['nl', blocks.map((block, index) => [index, block])]];
const text = (Content: unknown) => ({ Kind: 'Text', Content });

describe('the body of a post', () => {
  it('has the four kinds of blocks, as JSON or as JSON in a text', () => {
    const sent = body(
      { Kind: 'Title', Content: ' De eerste dag ' },
      text('Een regel.\r\nNog een.'),
      { Kind: 'Image', Content: `/media/blogs/${PICTURE}/1080.jpg`, Alt: 'Een hond' },
      { Kind: 'Video', Content: 'https://youtu.be/aqz-KE-bpKQ' },
    );
    const blocks = [
      { kind: 'title', text: 'De eerste dag' },
      { kind: 'text', text: 'Een regel.\nNog een.' },
      { kind: 'image', pictureId: PICTURE, alt: 'Een hond' },
      { kind: 'video', youtubeId: 'aqz-KE-bpKQ' },
    ];
    expect(postBody.parse(sent)).toEqual(blocks);
    expect(postBody.parse(JSON.stringify(sent))).toEqual(blocks);
  });

  it('is in the order of the indexes, which may have gaps', () => {
    const sent = [['nl', [[7, text('laatst')], [0, text('eerst')]]]]; // biome-ignore format: pairs
    expect(postBody.parse(sent)).toEqual([
      { kind: 'text', text: 'eerst' },
      { kind: 'text', text: 'laatst' },
    ]);
  });

  it('may be empty, and may have empty blocks', () => {
    expect(postBody.parse(body())).toEqual([]);
    const kinds = ['Text', 'Title', 'Video', 'Image'].map((Kind) => ({ Kind, Content: '' }));
    expect(postBody.parse(body(...kinds))).toHaveLength(4);
  });

  it('is stored with ids alone, and sent with addresses (rules.md R22, choices.md 29)', () => {
    const sent = body(
      { Kind: 'Image', Content: `/media/blogs/${PICTURE}/720.webp`, Alt: 'Een hond' },
      { Kind: 'Video', Content: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=4s' },
    );
    const blocks = postBody.parse(sent);
    const stored = storedBody(blocks);
    expect(JSON.stringify(stored)).not.toMatch(/youtu|media/);
    expect(blocksOfStored(stored)).toEqual(blocks);
    expect(JSON.parse(bodyOnWire(blocks))).toEqual(
      body(
        { Kind: 'Image', Content: `/media/blogs/${PICTURE}/1080.jpg`, Alt: 'Een hond' },
        { Kind: 'Video', Content: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' },
      ),
    );
    expect(postBody.parse(bodyOnWire(blocks))).toEqual(blocks);
  });
});

describe('a body that breaks the shape is refused', () => {
  it.each<[string, unknown]>([
    ['no JSON', 'geen json'],
    ['null', null],
    ['a number', 5],
    ['an object', { nl: [] }],
    ['an empty list', []],
    ['two languages', [...body(), ...body()]],
    ['a language without blocks', [['nl']]],
    ['a third part beside the blocks', [['nl', [], 1]]],
    ['a language that is none', [['nederlands', []]]],
    ['blocks that are no list', [['nl', { 0: text('a') }]]],
    ['a block without index', [['nl', [text('a')]]]],
    ['an index that is a text', [['nl', [['0', text('a')]]]]],
    ['a negative index', [['nl', [[-1, text('a')]]]]],
    ['a broken index', [['nl', [[0.5, text('a')]]]]],
    ['an index twice', [['nl', [[0, text('a')], [0, text('b')]]]]], // biome-ignore format: pairs
    ['an unknown kind', body({ Kind: 'Html', Content: '<b>x</b>' })],
    ['a kind in small letters', body({ Kind: 'text', Content: 'x' })],
    ['no kind', body({ Content: 'x' })],
    ['no content', body({ Kind: 'Text' })],
    ['content that is no text', body(text(['x']))],
    ['content that is null', body(text(null))],
    ['too many blocks', body(...Array.from({ length: BLOCKS_MAX + 1 }, () => text('a')))],
    ['a subtitle that is too long', body({ Kind: 'Title', Content: 'a'.repeat(131) })],
    ['an alt text that is too long', body({ Kind: 'Image', Content: '', Alt: 'a'.repeat(201) })],
    ['a picture of elsewhere', body({ Kind: 'Image', Content: 'https://evil.example/a.jpg' })],
    ['a photo of a profile', body({ Kind: 'Image', Content: `/media/photos/${PICTURE}/180.jpg` })],
    ['a picture outside its folder', body({ Kind: 'Image', Content: `/media/blogs/${PICTURE}/../../x` })],
    ['a script in place of a picture', body({ Kind: 'Image', Content: 'javascript:alert(1)' })],
    ['a video of elsewhere', body({ Kind: 'Video', Content: 'https://vimeo.com/1234' })],
  ])('%s', (_what, sent) => {
    expect(postBody.safeParse(sent).success).toBe(false);
    expect(postBody.safeParse(JSON.stringify(sent)).success).toBe(false);
  });

  it('R38 a text that is longer than a body may be is not parsed', () => {
    const long = postBody.safeParse('['.repeat(BODY_MAX + 1));
    expect(long.error?.issues).toEqual([expect.objectContaining({ path: [], message: expect.stringMatching(/lang/) })]);
  });

  it('names the block with the wrong link', () => {
    const { error } = postBody.safeParse(body(text('goed'), { Kind: 'Video', Content: 'https://vimeo.com/1' }));
    expect(error?.issues).toMatchObject([
      { path: [0, 1, 1, 1, 'Content'], message: 'De link die je hebt toegevoegd is niet geldig' },
    ]);
  });
});

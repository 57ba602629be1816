import { describe, expect, it } from 'vitest';
import { attribute, renderExample, texts } from '#tests/support/render-block.tsx';

describe('R22 a video', () => {
  it('is replaced by a form until the reader accepts cookies', () => {
    const block = renderExample('video');
    expect(block.querySelector('iframe')).toBeNull();
    expect(block.innerHTML).not.toContain('youtube-nocookie');
    expect(attribute(block, 'form', 'action')).toBe('/cookies');
    expect(attribute(block, 'form', 'method')).toBe('post');
    expect(attribute(block, 'input[name=terug]', 'value')).toBe('/artikelen/dialyse?a=b');
    expect(attribute(block, 'button[name=keuze]', 'value')).toBe('accepted');
    expect(block.querySelector('img')).not.toBeNull();
  });

  it('comes from the host without cookies once they are accepted', () => {
    const block = renderExample('video', {}, { videosAllowed: true });
    expect(attribute(block, 'iframe', 'src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/);
    expect(attribute(block, 'iframe', 'title')).toBe('Zo werken je nieren');
    expect(block.querySelector('form')).toBeNull();
  });

  it('has a transcript for everybody', () => {
    for (const videosAllowed of [true, false]) {
      const block = renderExample('video', {}, { videosAllowed });
      expect(texts(block, 'summary')).toEqual(['Lees wat er in de video wordt gezegd']);
      expect(texts(block, 'details')[0]).toContain('Je hebt twee nieren.');
      expect(texts(block, 'figcaption')[0]).toContain('Zo werken je nieren');
    }
  });

  it('renders nothing when the video does not exist', () => {
    expect(renderExample('video', { video: 999 }).childElementCount).toBe(0);
  });
});

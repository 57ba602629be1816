import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PictureCopy } from './nearest-copies.ts';
import { Picture } from './picture.tsx';
import { PICTURE_SIZES, type PictureSize } from './sizes.ts';

const copy = (size: PictureSize, scale: 1 | 2, type: 'avif' | 'webp'): PictureCopy => ({
  size,
  scale,
  type: `image/${type}`,
  file: `nieren-${size}-${scale}.${type}`,
  width: PICTURE_SIZES[size][0] * scale,
  height: PICTURE_SIZES[size][1] * scale,
});

const whole = [copy('card', 2, 'webp'), copy('card', 1, 'webp'), copy('card', 2, 'avif'), copy('card', 1, 'avif')];

const drawn = (copies: PictureCopy[], props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture picture={{ alt: 'Twee nieren', copies }} size="card" {...props} />);

describe('a picture', () => {
  it('comes as AVIF and WebP, for one and two dots a pixel, and keeps its place', () => {
    const html = drawn(whole);
    expect(html).toContain(
      '<source type="image/avif" srcSet="/media/editorial/nieren-card-1.avif 1x, /media/editorial/nieren-card-2.avif 2x"/>',
    );
    expect(html).toContain('srcSet="/media/editorial/nieren-card-1.webp 1x, /media/editorial/nieren-card-2.webp 2x"');
    expect(html).toContain('alt="Twee nieren" width="150" height="150" loading="lazy"');
  });

  it('is the nearest size where there is no copy of its own', () => {
    expect(drawn([copy('news', 1, 'webp'), copy('header', 1, 'webp')])).toContain('nieren-header-1.webp');
  });

  it('has half the pixels of a copy that is there for fine screens alone', () => {
    expect(drawn([copy('card', 2, 'avif')])).toMatch(/<img [^>]*src="[^"]*nieren-card-2.avif"[^>]*width="150"/);
  });

  it('says that nobody wrote what it shows (spec §8)', () => {
    expect(drawn(whole, { picture: { alt: '', copies: whole } })).toContain('alt="Geen alt tekst ingevoerd"');
  });

  it('is silent where it decorates, and comes at once where asked', () => {
    expect(drawn(whole, { decorative: true, eager: true })).toMatch(/alt="" [^>]*loading="eager"/);
  });
});

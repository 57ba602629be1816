import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type PictureCopy, wholeOr } from './nearest-copies.ts';
import { Picture } from './picture.tsx';
import { type CroppedSize, PICTURE_SIZES } from './sizes.ts';
import { SmallOnPhone } from './small-on-phone.tsx';

const copy = (size: CroppedSize, scale: 1 | 2, type: 'avif' | 'webp'): PictureCopy => ({
  size,
  scale,
  type: `image/${type}`,
  file: `nieren-${size}-${scale}.${type}`,
  width: PICTURE_SIZES[size][0] * scale,
  height: PICTURE_SIZES[size][1] * scale,
});

const allCopies = [copy('card', 2, 'webp'), copy('card', 1, 'webp'), copy('card', 2, 'avif'), copy('card', 1, 'avif')];

const renderPicture = (copies: PictureCopy[], props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture picture={{ alt: 'Twee nieren', copies }} size="card" {...props} />);

describe('a picture', () => {
  it('has AVIF and WebP sources for both densities, and a size', () => {
    const html = renderPicture(allCopies);
    expect(html).toContain(
      '<source type="image/avif" srcSet="/media/editorial/nieren-card-1.avif 1x, /media/editorial/nieren-card-2.avif 2x"/>',
    );
    expect(html).toContain('srcSet="/media/editorial/nieren-card-1.webp 1x, /media/editorial/nieren-card-2.webp 2x"');
    expect(html).toContain('alt="Twee nieren" width="150" height="150" loading="lazy"');
  });

  it('uses the nearest size when it has no copy of the requested one', () => {
    expect(renderPicture([copy('news', 1, 'webp'), copy('header', 1, 'webp')])).toContain('nieren-header-1.webp');
  });

  it('has smaller copies for a phone that shows it smaller', () => {
    const copies = [...allCopies, copy('featured', 1, 'webp')];
    const source =
      '<source media="(max-width: 47.99rem)" type="image/webp" srcSet="/media/editorial/nieren-card-1.webp 1x,';
    const children = <SmallOnPhone picture={{ alt: '', copies }} size="card" />;
    const html = renderPicture(copies, { size: 'featured', children });
    expect(html).toContain(source);
    expect(html).toContain('src="/media/editorial/nieren-featured-1.webp"');
  });

  it('keeps its own shape when it has a copy that is not cropped, but not in a list', () => {
    const whole: PictureCopy = {
      ...copy('default', 1, 'webp'),
      size: 'whole',
      file: 'nieren-whole.webp',
      height: 1100,
    };
    const diagram = { alt: 'Een schema', copies: [whole, copy('default', 1, 'webp')] };
    expect(wholeOr(diagram, 'default')).toBe('whole');
    expect(renderPicture(diagram.copies, { size: 'whole' })).toMatch(/nieren-whole.webp.* width="720" height="1100"/);
    expect(renderPicture(diagram.copies)).toContain('nieren-default-1.webp');
    expect(wholeOr({ alt: 'Een foto', copies: allCopies }, 'default')).toBe('default');
  });

  it('has half the size of a copy for high-density screens, when that is the only one', () => {
    expect(renderPicture([copy('card', 2, 'avif')])).toMatch(/<img [^>]*src="[^"]*nieren-card-2.avif"[^>]*width="150"/);
  });

  it('shows that its alt text is missing', () => {
    expect(renderPicture(allCopies, { picture: { alt: '', copies: allCopies } })).toContain(
      'alt="Geen alt tekst ingevoerd"',
    );
  });

  it('has no alt text when it is decorative, and is not lazy when it is eager', () => {
    expect(renderPicture(allCopies, { decorative: true, eager: true })).toMatch(/alt="" [^>]*loading="eager"/);
  });
});

import { listWholeDocuments } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { DAY } from '#app/platform/clock.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';

/** How many the home page shows. */
const SHOWN = 3;

/** As many as editors write. */
const MOST = 30;

type Testimonial = DocumentOf<'testimonial'>;

/**
 * Reads the testimonials of today: three of those that editors wrote, in their order, and tomorrow the next three. So three
 * that belong together, such as a patient, a nephrologist and a transplant patient, stay together.
 */
export async function readTestimonials(ctx: RequestContext): Promise<Testimonial[]> {
  const all = (await listWholeDocuments(ctx, 'testimonial', MOST)).map(({ document }) => document);
  return threeOf(all, Math.floor(ctx.platform.clock.now().getTime() / DAY)).map(withCardPicture);
}

/** The three for a day, by its number. The last ones that are fewer than three are never shown. */
export function threeOf<T>(all: readonly T[], day: number): T[] {
  const groups = Math.max(1, Math.floor(all.length / SHOWN));
  const start = (day % groups) * SHOWN;
  return all.slice(start, start + SHOWN);
}

/** A testimonial with only the copies of its picture that the home page shows. */
function withCardPicture(testimonial: Testimonial): Testimonial {
  const { picture } = testimonial;
  const copies = picture?.copies.filter(({ size }) => size === 'card') ?? [];
  return picture && copies.length > 0 ? { ...testimonial, picture: { ...picture, copies } } : testimonial;
}

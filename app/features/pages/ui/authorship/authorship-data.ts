import { type Authorship, authorshipText } from '#app/features/content/published/authorship.ts';

/**
 * What structured data tells of who wrote a page (rules.md R50): its credit line, that a model made it (the term of IPTC that
 * schema.org took over), and a review only when it took place.
 */
export function authorshipData(document: Authorship): object {
  const creditText = authorshipText(document);
  const { writtenBy, checkedBy, checkedOn } = document;
  return {
    ...(creditText && { creditText }),
    ...(writtenBy === 'ai' && { digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource' }),
    ...(checkedBy && checkedOn && { reviewedBy: { '@type': 'Person', name: checkedBy }, lastReviewed: checkedOn }),
  };
}

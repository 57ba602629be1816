import { featuresOf, windowsOf } from '../features.ts';
import { editorsDocuments, membersDocuments, testSentences, trainingTexts } from './texts.ts';
import type { Example } from './train-model.ts';

/** An example with the number of the document in which it stands, so that no document is learnt and measured as well. */
export interface DocumentExample extends Example {
  document: number;
}

const examplesOf = (documents: readonly (readonly string[])[], distress: boolean): DocumentExample[] =>
  documents.flatMap((texts, document) =>
    texts.map((text) => ({ windows: windowsOf(text).map(featuresOf), distress, document })),
  );

const examplesOfTexts = (texts: readonly string[], distress: boolean): DocumentExample[] =>
  examplesOf(
    texts.map((text) => [text]),
    distress,
  );

/** All from which the recogniser learns. The held-out halves of the test sentences are not among it. */
export const trainingExamples = () => ({
  written: [...examplesOfTexts(trainingTexts('distress'), true), ...examplesOfTexts(trainingTexts('ordinary'), false)],
  distress: examplesOfTexts(testSentences('distress').tuning, true),
  lookAlikes: examplesOfTexts(testSentences('look-alikes').tuning, false),
  members: examplesOf(membersDocuments(), false),
  editors: examplesOf(editorsDocuments(), false),
});

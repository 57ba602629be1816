import { writeFileSync } from 'node:fs';
import { encodeWeights } from '../model.ts';
import { trainingExamples } from './examples.ts';
import { digestOfTexts } from './texts.ts';
import { trainModel } from './train-model.ts';

const { bias, weights } = trainModel(Object.values(trainingExamples()).flat());
const { text, step } = encodeWeights(weights);

// One character for each feature (model.ts).
const stored = { texts: digestOfTexts(), bias: Number(bias.toFixed(4)), step, weights: text };
writeFileSync('app/platform/distress/weights.generated.json', `${JSON.stringify(stored)}\n`);

import { atHome } from './at-home.js';
import { children } from './children.js';
import { inHospital } from './in-hospital.js';
import { kidneysOfDiseases } from './kidneys.js';
import { magnified } from './magnified.js';
import { outdoors } from './outdoors.js';

/** A picture for each article about a kidney disease. */
export const diseases = { ...kidneysOfDiseases, ...magnified, ...children, ...atHome, ...inHospital, ...outdoors };

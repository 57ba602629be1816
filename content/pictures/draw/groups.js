/** The scenes of which the middle, a square, is also the drawing of a group of the demo. */
export const groupDrawings = [
  'donor',
  'gezin',
  'hemodialyse',
  'jongeren',
  'partner',
  'rouw',
  'thuisdialyse',
  'transplantatie',
  'vakantie',
  'vermoeidheid',
  'voeding',
  'werk',
];

/**
 * The drawings of the demo's groups: squares of 960 cut from scenes. Each is named as its scene, with the left edge of the
 * square in the scene, which is 1440 wide.
 * @type {Record<string, number>}
 */
export const groupDrawings = {
  donor: 240,
  gezin: 240,
  hemodialyse: 240,
  jongeren: 240,
  partner: 240,
  rouw: 240,
  thuisdialyse: 240,
  transplantatie: 240,
  vakantie: 240,
  vermoeidheid: 240,
  voeding: 240,
  werk: 240,
};

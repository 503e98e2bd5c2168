// Written by `npm run train:answers -- --write`; do not edit by hand.

/** How much each feature of a unit counts when the likeliest answer is chosen. */
export const CHOICE_WEIGHTS: Readonly<Record<string, number>> = {
  coverage: 0.798,
  coverageSquared: 0.795,
  heading: 0.058,
  title: 0.623,
  ranked: 1.925,
  rankedOwn: 3.473,
  rankedHeading: 1.153,
  rankedTitle: 0.742,
  sameWords: 1.908,
  passage: 0.341,
  relevance: 2.78,
  documentRelevance: 2.383,
  support: 4.162,
  form: 4.528,
  otherForm: -1.478,
  otherNoun: -1.149,
  otherCode: -1.462,
  limit: 4.371,
  inRange: 5.625,
  outOfRange: -2.139,
  label: 4.388,
  addsToRule: -2.76,
  refersElsewhere: -0.883,
  specialCase: -0.508,
  otherCondition: -1.468,
  otherPerson: -1.627,
  noWay: -0.658,
  otherProcedure: -0.328,
  row: 0.316,
  step: -0.106,
  stepForProblem: 0.232,
  rowForProblem: -1.019,
  procedureForProblem: 0.594,
  outdated: -2.455,
  opening: -0.31,
  length: 2.214,
};

/** How much each feature counts when it is decided whether the likeliest answer is given. */
export const GATE_WEIGHTS: Readonly<Record<string, number>> = {
  bias: 0.013,
  margin: 0.47,
  documentMargin: 0.129,
  coverage: 4.024,
  rankedOwn: 2.529,
  passage: -4.192,
  heading: 1.359,
  title: -1.818,
  relevance: 3.461,
  form: 2.153,
  otherForm: -2.631,
  otherNoun: -2.307,
  otherCondition: 2.404,
  noWay: -1.075,
  otherProcedure: -5.235,
  asksFigure: -1.372,
  nothingMissing: -1.433,
  mostMissing: 0.581,
  mostMissingAsked: -2.334,
  mostUnknown: -0.385,
  missing: -2.842,
  subjects: 0.967,
  outdated: -5.637,
  otherPerson: 0.546,
};

export const GATE_THRESHOLD = 0.801;

/** How much each feature counts when it is decided whether an everyday question is meant and answered. */
export const EVERYDAY_WEIGHTS: Readonly<Record<string, number>> = {
  bias: 0.955,
  likeness: 1.133,
  margin: 8.598,
  strange: -3.12,
  strangest: 0.323,
  oftenNotCovered: -5.146,
  gate: 0.179,
  heading: 0.389,
  otherForm: -3.393,
  otherNoun: -2.033,
  otherCode: -6.833,
  unknown: -0.604,
};

export const EVERYDAY_THRESHOLD = 0.201;

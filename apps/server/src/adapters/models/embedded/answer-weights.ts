// Written by `npm run train:answers -- --write`; do not edit by hand.

/** How much each feature of a unit counts when the likeliest answer is chosen. */
export const CHOICE_WEIGHTS: Readonly<Record<string, number>> = {
  coverage: 1.075,
  coverageSquared: 1.092,
  heading: -0.22,
  title: 1.248,
  ranked: 2.994,
  rankedOwn: 3.953,
  rankedHeading: 3.042,
  rankedTitle: 1.557,
  sameWords: 2.306,
  passage: 1.62,
  relevance: 1.267,
  documentRelevance: 3.348,
  support: 0.959,
  form: 5.462,
  otherForm: -1.268,
  otherNoun: -1.107,
  otherCode: -0.85,
  limit: 3.335,
  inRange: 6.22,
  outOfRange: -1.74,
  label: 4.964,
  addsToRule: -3.094,
  refersElsewhere: -2.585,
  specialCase: -1.744,
  otherCondition: -1.375,
  otherPerson: -0.591,
  noWay: -0.963,
  otherProcedure: -2.383,
  row: -0.262,
  step: -0.482,
  stepForProblem: -0.482,
  rowForProblem: -0.22,
  procedureForProblem: 0.026,
  outdated: -2.903,
  opening: 0.435,
  length: 2.418,
};

/** How much each feature counts when it is decided whether the likeliest answer is given. */
export const GATE_WEIGHTS: Readonly<Record<string, number>> = {
  bias: -0.063,
  margin: 0.313,
  documentMargin: 0.157,
  coverage: 5.246,
  rankedOwn: 1.168,
  passage: -4.329,
  heading: 1.235,
  title: -1.161,
  relevance: 0.901,
  form: 1.231,
  otherForm: -2.537,
  otherNoun: -1.764,
  otherCondition: 0.307,
  noWay: -2.162,
  otherProcedure: -4.701,
  asksFigure: -0.883,
  nothingMissing: -1.29,
  mostMissing: 0.792,
  mostMissingAsked: -2.189,
  mostUnknown: -0.552,
  missing: -3.709,
  subjects: 1.588,
  outdated: -4.277,
};

export const GATE_THRESHOLD = 0.632;

/** How much each feature counts when it is decided whether an everyday question is meant and answered. */
export const EVERYDAY_WEIGHTS: Readonly<Record<string, number>> = {
  bias: 1.452,
  likeness: -1.622,
  margin: 8.344,
  strange: -3.236,
  strangest: 1.201,
  oftenNotCovered: -3.303,
  gate: 0.366,
  heading: -0.085,
  otherForm: -3.265,
  otherNoun: -2.168,
  otherCode: -5.182,
  unknown: -0.861,
};

export const EVERYDAY_THRESHOLD = 0.201;

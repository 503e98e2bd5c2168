export const CHOICE_WEIGHTS: Readonly<Record<string, number>> = {};
export const GATE_WEIGHTS: Readonly<Record<string, number>> = {};
export const GATE_THRESHOLD = 0;

import { accessCauses } from './accessCauses.ts';
import type { CauseRow } from './causeRow.ts';
import { configurationCauses } from './configurationCauses.ts';
import { pageCauses } from './pageCauses.ts';
import { partnerCauses } from './partnerCauses.ts';
import { placeCauses } from './placeCauses.ts';
import { spokenCauses } from './spokenCauses.ts';
import { wayCauses } from './wayCauses.ts';
import { weakCauses } from './weakCauses.ts';

/** Every cause that a look from outside can tell, the most likely first: what hides others stands before them. */
const rows = {
  ...placeCauses,
  ...configurationCauses,
  ...spokenCauses,
  ...partnerCauses,
  ...wayCauses,
  ...accessCauses,
  ...pageCauses,
  ...weakCauses,
};

/** By what a cause is told apart. */
export type SymptomKind = keyof typeof rows;

export const causeTable: readonly (readonly [SymptomKind, CauseRow])[] = Object.entries(
  rows,
) as unknown as readonly (readonly [SymptomKind, CauseRow])[];

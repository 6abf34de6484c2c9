import { accessCauses } from './accessCauses.ts';
import type { CauseRow } from './causeRow.ts';
import { configurationCauses } from './configurationCauses.ts';
import { pageCauses } from './pageCauses.ts';
import { partnerCauses } from './partnerCauses.ts';
import { unreachableAddressCauses } from './unreachableAddressCauses.ts';
import { causesNamedByService } from './causesNamedByService.ts';
import { networkPathCauses } from './networkPathCauses.ts';
import { causesReportedLast } from './causesReportedLast.ts';

/** Every cause that a look from outside can tell, the most likely first: what hides others stands before them. */
const rows = {
  ...unreachableAddressCauses,
  ...configurationCauses,
  ...causesNamedByService,
  ...partnerCauses,
  ...networkPathCauses,
  ...accessCauses,
  ...pageCauses,
  ...causesReportedLast,
};

/** By what a cause is told apart. */
export type SymptomKind = keyof typeof rows;

export const causeTable: readonly (readonly [SymptomKind, CauseRow])[] = Object.entries(
  rows,
) as unknown as readonly (readonly [SymptomKind, CauseRow])[];

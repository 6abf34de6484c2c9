import type { FieldId } from '../fields/fieldIds.ts';

/** Why a field will not do. */
export type FieldProblem = { readonly field: FieldId; readonly label: string; readonly message: string };

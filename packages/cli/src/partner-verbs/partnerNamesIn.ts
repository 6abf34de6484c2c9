import type { FxPartner } from '@fx-gateway/domain/identity/user.ts';

/** The partners that have an entry, in the order of the entries. */
export const partnerNamesIn = (record: Readonly<Partial<Record<FxPartner, unknown>>>): readonly FxPartner[] =>
  Object.keys(record).filter((name): name is FxPartner => Object.hasOwn(record, name));

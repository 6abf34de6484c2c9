import { makeBeneficiaryNameKey } from '../../beneficiaries/findBeneficiariesByIdOrName.ts';
import type { RunPurposes } from '../judging/runContext.ts';

/** What a country and a method call a purpose. */
export type ChosenPurpose = Pick<RunPurposes, 'country' | 'method'> & { readonly chosen: string };

/** A purpose that several countries and methods list, so that it is said for all of them at once. */
export type SharedPurpose = { readonly text: string; readonly at: readonly ChosenPurpose[] };

/** The purposes of the same name at several countries and methods, those that most of them list first. */
export const findSharedPurposes = (
  asked: readonly Omit<RunPurposes, 'chosen'>[],
): readonly SharedPurpose[] => {
  const byName = new Map<string, { readonly text: string; readonly at: ChosenPurpose[] }>();
  for (const { country, method, choices } of asked)
    for (const { id, text } of choices ?? []) {
      const name = makeBeneficiaryNameKey(text);
      const shared = byName.get(name) ?? { text, at: [] };
      byName.set(name, shared);
      const isThere = shared.at.some((each) => each.country === country && each.method === method);
      if (!isThere) shared.at.push({ country, method, chosen: id });
    }
  return [...byName.values()]
    .filter(({ at }) => at.length > 1)
    .toSorted((one, other) => other.at.length - one.at.length);
};

import { paymentMethodName, type Beneficiary, type PaymentMethod } from '../../api/beneficiary.ts';
import type { RulesQuery, RulesTemplate } from '../../api/rulesTemplate.ts';
import type { FieldId } from '../fields/fieldIds.ts';
import { listChosenMethods, whyIachIsNotOffered } from '../fields/paymentMethods.ts';
import { isSameRulesQuery, rulesQueryOf } from '../fields/rulesQuery.ts';

/** The rules of a record as they would be for one method alone. */
export type RulesOfOtherMethod = {
  readonly method: PaymentMethod;
  readonly query: RulesQuery;
  readonly template: RulesTemplate;
};

/** The methods that a record could be paid by instead of those that are chosen, each with the rules to ask for. */
export const listOtherMethods = (
  record: Beneficiary,
): readonly Pick<RulesOfOtherMethod, 'method' | 'query'>[] =>
  (['W', 'E'] as const)
    .filter((method) => method === 'W' || whyIachIsNotOffered(record) === null)
    .filter((method) => listChosenMethods(record).join() !== method)
    .map((method) => ({ method, query: { ...rulesQueryOf(record), paymentMethods: [method] } }));

/** A method that needs no such field, in words; null where each of those that are known does, or none is for this record. */
export const findMethodWithoutField = (
  known: readonly RulesOfOtherMethod[],
  record: Beneficiary,
  field: FieldId,
): string | null => {
  const others = listOtherMethods(record);
  const without = known.find(
    ({ query, template }) =>
      others.some((other) => isSameRulesQuery(other.query, query)) &&
      !template.rules.some(({ id, isRequired }) => id === field && isRequired),
  );
  return without === undefined ? null : paymentMethodName(without.method);
};

/** What stands beside a field that is empty and asked for by the chosen method alone. */
export const otherMethodMessages = {
  wayOut: (label: string, method: string): string =>
    `You can also pay by ${method}, which needs no ${label}.`,
  change: 'Change the payment method',
} as const;

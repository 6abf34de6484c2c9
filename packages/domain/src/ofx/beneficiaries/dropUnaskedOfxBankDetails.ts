import type { OfxBankTemplate } from '../api/ofxBankTemplate.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { readOfxField } from './ofxField.ts';
import { bankFields } from './ofxForm.ts';
import { ofxDetailLabel } from './ofxLabels.ts';
import { makeBankTemplateQuery } from './makeBankTemplateQuery.ts';

const sameTemplate = (one: OfxBeneficiary, other: OfxBeneficiary): boolean => {
  const [a, b] = [makeBankTemplateQuery(one), makeBankTemplateQuery(other)];
  return a.country === b.country && a.currency === b.currency;
};

/**
 * The record without the bank details that its template does not name, such as those of a former country. An edit replaces
 * the whole record: what is stored and no field shows stays as long as the same template asks.
 */
export const dropUnaskedOfxBankDetails = (
  record: OfxBeneficiary,
  template: OfxBankTemplate,
  stored: OfxBeneficiary | null,
): OfxBeneficiary => {
  const details = record.beneficiaryBankDetails;
  const before =
    stored !== null && sameTemplate(record, stored) ? Object.keys(stored.beneficiaryBankDetails.values) : [];
  const stays = new Set([...template.map(({ propertyKey }) => propertyKey), ...before]);
  const values = Object.fromEntries(Object.entries(details.values).filter(([key]) => stays.has(key)));
  return { ...record, beneficiaryBankDetails: { ...details, values } };
};

/** The labels of what stood in the stored record or was typed and will not be saved, so that nothing goes unseen. */
export const findOfxDroppedFieldLabels = (
  stored: OfxBeneficiary,
  typed: OfxBeneficiary,
  sent: OfxBeneficiary,
  template: OfxBankTemplate,
): readonly string[] => {
  const known = [stored, typed].flatMap(({ beneficiaryBankDetails }) =>
    Object.keys(beneficiaryBankDetails.values),
  );
  const fields = [
    ...bankFields(template),
    ...[...new Set(known)]
      .filter((key) => !template.some(({ propertyKey }) => propertyKey === key))
      .map((key) => ({
        path: ['beneficiaryBankDetails', key] as const,
        label: ofxDetailLabel(key, template),
      })),
  ];
  return fields
    .filter(({ path }) => [stored, typed].some((each) => readOfxField(each, path).trim() !== ''))
    .filter(({ path }) => readOfxField(sent, path).trim() === '')
    .map(({ label }) => label);
};

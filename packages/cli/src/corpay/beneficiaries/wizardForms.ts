import * as z from 'zod';
import { classifications } from '@fx-gateway/domain/corpay';
import { wizardSteps, type WizardStep } from '@fx-gateway/domain/corpay/beneficiaries';

/** A step of the wizard by its id. */
export const stepForm = z.custom<WizardStep>(
  (id) => wizardSteps.some((known) => known.id === id),
  `is no step: ${wizardSteps.map(({ id }) => id).join(', ')}`,
);

export const classificationForm = z.enum(classifications);

/** What the rules of a beneficiary follow from. */
export const queryForm = <T extends z.ZodType<string>>(text: T) =>
  z.strictObject({
    destinationCountry: text,
    bankCountry: text,
    bankCurrency: text,
    classification: classificationForm,
    paymentMethods: z.array(text),
  });

/** A bank that was chosen: texts that a beneficiary takes over, and those that only a list of banks shows. */
export const bankForm = <T extends z.ZodType<string>, L extends z.ZodType<string>>(text: T, listed: L) =>
  z.strictObject({
    primaryKey: listed,
    institutionName: text,
    branchName: listed,
    swiftBIC: text,
    address1: text,
    address2: text,
    city: text,
    region: text,
    postalCode: text,
  });

import * as z from 'zod';
import { currencyForm } from '../src/amounts/moneyForm.ts';
import { splitInputSchema } from '../src/checking/splitAmountVerb.ts';
import { feesCheckForm } from '../src/corpay/checks/feesCheck.ts';
import { beneficiaryCheckInputSchema } from '../src/corpay/checks/judgeBeneficiary.ts';
import { errorCheckForm } from '../src/corpay/checks/judgeError.ts';
import { quoteCheckForm } from '../src/corpay/checks/quoteCheckForm.ts';
import { wizardCheckForm } from '../src/corpay/checks/wizardForm.ts';
import { dealCheckForm } from '../src/ofx/checks/dealCheck.ts';
import { errorCheckForm as ofxErrorCheckForm } from '../src/ofx/checks/judgeError.ts';
import { ofxBeneficiaryCheckInputSchema } from '../src/ofx/checks/judgeOfxBeneficiary.ts';
import { ofxWizardCheckForm } from '../src/ofx/checks/playOfxWizard.ts';
import { ofxQuoteCheckForm } from '../src/ofx/checks/quoteCheckForm.ts';

/** What each check takes; where two partners have it, of either. */
const checkInputs = {
  split: splitInputSchema,
  quote: z.union([quoteCheckForm, ofxQuoteCheckForm]),
  wizard: z.union([wizardCheckForm, ofxWizardCheckForm]),
  beneficiary: z.union([beneficiaryCheckInputSchema, ofxBeneficiaryCheckInputSchema]),
  error: z.union([errorCheckForm, ofxErrorCheckForm]),
  fees: feesCheckForm,
  deal: dealCheckForm,
};

type Written = { readonly [member: string]: unknown };

/** The JSON Schema of what a form takes; what only code can judge, such as the fields of a template, is anything. */
const schemaOf = (form: z.core.$ZodType): Written => {
  const { $schema: _same, ...schema } = z.toJSONSchema(form, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === currencyForm) Object.assign(jsonSchema, { type: 'string', pattern: '^[A-Z]{3}$' });
      // What is looked at before it is read, so that an error can name what is wrong, is what is read.
      if (zodSchema instanceof z.ZodPipe && zodSchema.in instanceof z.ZodTransform)
        Object.assign(jsonSchema, schemaOf(zodSchema.out));
    },
  });
  return schema;
};

/** The JSON Schemas of all inputs, by the words of the command. */
export const checkInputSchemas = (): Written =>
  Object.fromEntries(
    Object.entries(checkInputs).map(([name, form]) => [
      `fxg check ${name}`,
      { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schemaOf(form) },
    ]),
  );

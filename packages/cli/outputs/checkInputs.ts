import * as z from 'zod';
import { currencySchema } from '../src/amounts/moneySchema.ts';
import { splitCheckInputSchema } from '../src/checking/splitAmountVerb.ts';
import { feesCheckInputSchema } from '../src/corpay/checks/feesCheck.ts';
import { beneficiaryCheckInputSchema } from '../src/corpay/checks/runCorpayBeneficiaryCheck.ts';
import { errorCheckInputSchema } from '../src/corpay/checks/runCorpayErrorCheck.ts';
import { corpayQuoteCheckInputSchema } from '../src/corpay/checks/corpayQuoteCheckInputSchema.ts';
import { wizardCheckInputSchema } from '../src/corpay/checks/wizardCheckInput.ts';
import { dealCheckInputSchema } from '../src/ofx/checks/dealCheck.ts';
import { errorCheckInputSchema as ofxErrorCheckForm } from '../src/ofx/checks/runOfxErrorCheck.ts';
import { ofxBeneficiaryCheckInputSchema } from '../src/ofx/checks/runOfxBeneficiaryCheck.ts';
import { ofxWizardCheckInputSchema } from '../src/ofx/checks/runOfxWizardCheck.ts';
import { ofxQuoteCheckInputSchema } from '../src/ofx/checks/quoteCheckForm.ts';

/** What each check takes; where two partners have it, of either. */
const checkInputs = {
  split: splitCheckInputSchema,
  quote: z.union([corpayQuoteCheckInputSchema, ofxQuoteCheckInputSchema]),
  wizard: z.union([wizardCheckInputSchema, ofxWizardCheckInputSchema]),
  beneficiary: z.union([beneficiaryCheckInputSchema, ofxBeneficiaryCheckInputSchema]),
  error: z.union([errorCheckInputSchema, ofxErrorCheckForm]),
  fees: feesCheckInputSchema,
  deal: dealCheckInputSchema,
};

type Written = { readonly [member: string]: unknown };

/** The JSON Schema of what a form takes; what only code can judge, such as the fields of a template, is anything. */
const schemaOf = (form: z.core.$ZodType): Written => {
  const { $schema: _same, ...schema } = z.toJSONSchema(form, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === currencySchema) Object.assign(jsonSchema, { type: 'string', pattern: '^[A-Z]{3}$' });
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

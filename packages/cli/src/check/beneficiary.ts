import * as z from 'zod';
import {
  beneficiaryToSend,
  fieldsOf,
  problemsOf,
  wizardSteps,
} from '@fx-gateway/domain/corpay/beneficiaries';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { output } from '../program/output.ts';
import type { Verb } from '../program/verb.ts';
import { readJson } from './readJson.ts';
import { templateForm } from './templateForm.ts';
import { recordWith, valuesForm } from './valuesForm.ts';

const form = z.object({
  partner: z.literal('corpay', 'has no rules here; corpay has').default('corpay'),
  template: templateForm,
  record: valuesForm,
});

export const beneficiary: Verb = {
  usage: 'beneficiary',
  summary: "Judge a beneficiary by its partner's rules: all that is wrong, and what would be sent.",
  output:
    '{ "holds", "reasons": [{ "step", "field", "label", "message" }], "required": ["accountHolderName"], "sent" }; exit 1 when there is a reason',
  examples: [
    `beneficiary <<< '{ "partner": "corpay", "template": { "rules": [] }, "record": { "destinationCountry": "GB", "accountHolderPostal": "LS1 4QX" } }'`,
    'beneficiary < record.json | jq .reasons',
  ],
  run: async (invocation) => {
    const given = await readJson(invocation, form);
    if (!given.ok) return given;
    const { template } = given.value;
    const record = recordWith(given.value.record);
    const steps = wizardSteps.map(({ id }) => id);
    const reasons = steps.flatMap((step) =>
      problemsOf(step, record, template).map((problem) => ({ step, ...problem })),
    );
    const required = steps
      .flatMap((step) => fieldsOf(step, record, template))
      .filter((field) => field.required)
      .map(({ id }) => id);
    const holds = reasons.length === 0;
    const words = `${reasons.length} ${reasons.length === 1 ? 'field does' : 'fields do'} not hold.`;
    return output(
      { holds, reasons, required, sent: beneficiaryToSend(record, template) },
      null,
      holds ? null : commandFailure(exitCodes.failed, 'check-does-not-hold', words),
    );
  },
};

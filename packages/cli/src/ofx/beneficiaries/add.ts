import { systemIdentifiers } from '@fx-gateway/adapters/node';
import { provesNothingHappened } from '@fx-gateway/domain/calls';
import {
  dynamicFields,
  ofxCallWords,
  ofxValidationWords,
  type Ofx,
  type OfxBankTemplate,
  type OfxBeneficiary,
  type OfxFieldError,
} from '@fx-gateway/domain/ofx';
import { failed, succeeded } from '@fx-gateway/domain/result';
import { readRecordFile } from '../../beneficiaries/readRecordFile.ts';
import { readAs } from '../../check/readAs.ts';
import type { CommandResult } from '../../command/commandResult.ts';
import { confirmChange, requireConsent } from '../../command/confirmChange.ts';
import type { Invocation } from '../../command/invocation.ts';
import type { Outcome } from '../../command/outcome.ts';
import { changed, output } from '../../command/output.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure, outcomeUnknown } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { facts } from '../../terminal/table.ts';
import { openOfx } from '../scope/ofxScope.ts';
import { beneficiaryData, beneficiaryFacts } from './beneficiaryView.ts';

/** Everything that is wrong at once, each with its field; nothing was saved. The values are not repeated. */
const problemsOutcome = (problems: readonly OfxFieldError[], heading: string): Outcome =>
  output(
    { problems },
    () => '',
    commandFailure(exitCodes.usage, 'invalid-beneficiary', `${heading}.`, {
      hint: problems.map(({ fieldName, message }) => `${fieldName}: ${message}`).join('\n'),
    }),
  );

/** Bank details that the template does not ask for would be lost. */
const unasked = (
  { beneficiaryBankDetails: { values } }: OfxBeneficiary,
  template: OfxBankTemplate,
): readonly OfxFieldError[] => {
  const asked = new Set(dynamicFields(template).map(({ propertyKey }) => propertyKey));
  return Object.keys(values)
    .filter((key) => !asked.has(key))
    .map((key) => ({ fieldName: `beneficiaryBankDetails.${key}`, message: 'Nobody asks for this here.' }));
};

const asErrors = (problems: ReadonlyMap<string, string>): readonly OfxFieldError[] =>
  [...problems].map(([fieldName, message]) => ({ fieldName, message }));

/** What is wrong with a record by the form's rules and its template, and then by the partner (OFX-BENE-25). */
const problemsOf = async (
  { beneficiaries }: Ofx,
  record: OfxBeneficiary,
): CommandResult<readonly OfxFieldError[]> => {
  const { bankFields, beneficiaryFields, ofxProblems, templateQuery } =
    await import('@fx-gateway/domain/ofx/beneficiaries');
  const own = asErrors(ofxProblems(beneficiaryFields, record));
  if (own.length > 0) return succeeded(own);
  const { country, currency } = templateQuery({ beneficiary: record });
  const template = await beneficiaries.template(country, currency);
  if (!template.ok) return failed(callCommandFailure(template.failure, ofxCallWords(template.failure)));
  const bank = asErrors(ofxProblems(bankFields(template.value), record));
  const all = [...bank, ...unasked(record, template.value)];
  if (all.length > 0) return succeeded(all);
  const judged = await beneficiaries.validate(record);
  return judged.ok ? judged : failed(callCommandFailure(judged.failure, ofxValidationWords(judged.failure)));
};

const send = async (
  invocation: Invocation,
  { beneficiaries }: Ofx,
  record: OfxBeneficiary,
): Promise<Outcome> => {
  const { saveOfxBeneficiary } = await import('@fx-gateway/domain/ofx/beneficiaries');
  const lost = 'It is not known whether the beneficiary was added.';
  const look = 'Look before you add it again: fxg beneficiaries list';
  invocation.interruptedWith(
    commandFailure(exitCodes.interrupted, 'interrupted', `Interrupted. ${lost}`, { hint: look }),
  );
  const saved = await saveOfxBeneficiary(beneficiaries, systemIdentifiers, record);
  invocation.interruptedWith(null);
  if (saved.ok) {
    const { beneficiaryId, name } = saved.value;
    return changed(`Added: ${beneficiaryId}.`, { beneficiaryId, saved: true }, (paint) =>
      facts(
        [
          ['Added', name],
          ['Id', beneficiaryId],
        ],
        paint,
      ),
    );
  }
  const { failure } = saved;
  return failed(
    provesNothingHappened(failure)
      ? callCommandFailure(failure, ofxCallWords(failure))
      : outcomeUnknown(lost, { hint: look, requestId: failure.requestId }),
  );
};

export const add: PartnerVerb = {
  usage: 'add',
  summary: 'Add a beneficiary from a JSON file.',
  changes: true,
  options: [{ flags: '--file <file>', summary: 'the beneficiary as a JSON object; - is stdin' }],
  output:
    '{ "beneficiaryId", "saved": true }; when fields are not right { "problems": [{ "fieldName", "message" }] }',
  examples: ['add --file payee.json', 'add --file payee.json --dry-run'],
  run: async (invocation, openSession) => {
    const consent = requireConsent(invocation);
    if (!consent.ok) return consent;
    const file = await readRecordFile(invocation, { hint: null, member: 'name' });
    if (!file.ok) return file;
    // The rules of the form are heavy: only who saves something waits for them.
    const [{ recordForm }, { validationHeading }] = await Promise.all([
      import('./recordForm.ts'),
      import('@fx-gateway/domain/ofx/beneficiaries'),
    ]);
    const record = await readAs(file.value, recordForm);
    if (!record.ok) return record;
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const problems = await problemsOf(open.value.ofx, record.value);
    if (!problems.ok) return problems;
    if (problems.value.length > 0)
      return problemsOutcome(problems.value, validationHeading(problems.value.length));
    const go = await confirmChange(invocation, {
      title: `${record.value.name} will be added as a beneficiary.`,
      facts: beneficiaryFacts(record.value),
      question: 'Add it?',
    });
    if (!go.ok) return go;
    return go.value === 'stop'
      ? output({ dryRun: true, would: beneficiaryData(record.value) }, () => '')
      : send(invocation, open.value.ofx, record.value);
  },
};

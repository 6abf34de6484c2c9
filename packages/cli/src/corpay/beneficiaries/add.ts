import { systemIdentifiers } from '@fx-gateway/adapters/node';
import { maskDetail } from '@fx-gateway/domain/words';
import { confirmChange, requireConsent, type Plan } from '../../command/confirmChange.ts';
import { output } from '../../command/output.ts';
import type { PartnerVerb } from '../../partner/partnerCommands.ts';
import { openCorpayScope } from '../scope/corpayScope.ts';
import { confirmSecond } from './confirmSecond.ts';
import { isBankDetail, maskedRecord } from './maskedRecord.ts';
import type { Prepared } from './prepareRecord.ts';
import { numbersChecked } from './numbersChecked.ts';
import { readRecordFile } from '../../beneficiaries/readRecordFile.ts';
import { recordWords } from './recordWords.ts';

const planOf = ({ record, review, proposed }: Extract<Prepared, { kind: 'ready' }>): Plan => ({
  title: `${record.accountHolderName} will be added as a beneficiary.`,
  facts: review.flatMap(({ rows }) =>
    rows.map(({ field, label, value }) => {
      const shown = isBankDetail(field) ? maskDetail(value) : value;
      return [label, proposed.includes(field) ? `${shown} (proposed)` : shown] as const;
    }),
  ),
  question: 'Add it?',
});

export const add: PartnerVerb = {
  usage: 'add',
  summary: 'Add a beneficiary from a JSON file.',
  changes: true,
  options: [
    { flags: '--file <file>', summary: 'the beneficiary as a JSON object; - is stdin' },
    numbersChecked,
    {
      flags: '--despite-same-account',
      summary: 'add it also where a beneficiary with the same account and currency is there',
    },
  ],
  output:
    '{ "clientIntegrationId", "saved": true }; when fields are not right { "problems": [{ "field", "label", "message" }] }',
  examples: [
    'add --file payee.json',
    `add --yes --file - <<< '{ "destinationCountry": "NZ", "accountHolderName": "Kowhai Nursery" }'`,
  ],
  run: async (invocation, openSession) => {
    const consent = requireConsent(invocation);
    if (!consent.ok) return consent;
    const file = await readRecordFile(invocation, recordWords);
    if (!file.ok) return file;
    // The wizard's rules are the heaviest part of fxg: only who saves something waits for them.
    const [
      { newBeneficiary },
      { readRecordFields },
      { prepareRecord },
      { sendRecord },
      { problemsOutcome },
      { confirmNumbers },
    ] = await Promise.all([
      import('@fx-gateway/domain/corpay/beneficiaries'),
      import('./readRecordFields.ts'),
      import('./prepareRecord.ts'),
      import('./sendRecord.ts'),
      import('./problemsOutcome.ts'),
      import('./confirmNumbers.ts'),
    ]);
    const given = readRecordFields(file.value);
    if (given.problems.length > 0) return problemsOutcome(given.problems);
    const scope = await openCorpayScope(invocation, openSession);
    if (!scope.ok) return scope;
    const start = newBeneficiary(given.clientIntegrationId ?? systemIdentifiers.uuid());
    const prepared = await prepareRecord(scope.value.corpay, { mode: 'add', start, fields: given.fields });
    if (!prepared.ok) return prepared;
    if (prepared.value.kind === 'problems') return problemsOutcome(prepared.value.problems);
    const { record, leftOut, contradictions } = prepared.value;
    if (leftOut.length > 0) invocation.notice(`Nobody asks for ${leftOut.join(', ')}: left out.`);
    const sure = await confirmNumbers(invocation, contradictions);
    if (!sure.ok) return sure;
    const second = await confirmSecond(invocation, scope.value.corpay, record);
    if (!second.ok) return second;
    const go = await confirmChange(invocation, planOf(prepared.value));
    if (!go.ok) return go;
    if (go.value === 'stop') return output({ dryRun: true, would: maskedRecord(record) }, () => '');
    return sendRecord(invocation, scope.value, { mode: 'add', before: null, record });
  },
};

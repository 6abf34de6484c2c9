import { beneficiariesWords, paymentMethodName } from '@fx-gateway/domain/corpay';
import { failed } from '@fx-gateway/domain/result';
import { output } from '../../program/output.ts';
import type { Verb } from '../../program/verb.ts';
import { table } from '../../terminal/table.ts';
import { corpayCommandFailure } from '../corpayCommandFailure.ts';
import { openCorpay } from '../openCorpay.ts';

export const list: Verb = {
  usage: 'list',
  summary: 'All beneficiaries.',
  output: '[{ "clientIntegrationId", "payee", "curr", "bankCountryISO", "methods" }]',
  examples: ['list', 'list --json | jq -r ".[].clientIntegrationId"'],
  run: async (invocation) => {
    const open = await openCorpay(invocation);
    if (!open.ok) return open;
    const beneficiaries = await open.value.corpay.beneficiaries.list();
    if (!beneficiaries.ok) {
      return failed(corpayCommandFailure(beneficiaries.failure, beneficiariesWords(beneficiaries.failure)));
    }
    return output(beneficiaries.value, (paint) =>
      beneficiaries.value.length === 0
        ? 'There are no beneficiaries yet.'
        : table(
            [
              { heading: 'Id' },
              { heading: 'Payee' },
              { heading: 'Currency' },
              { heading: 'Bank' },
              { heading: 'Methods' },
            ],
            beneficiaries.value.map(({ clientIntegrationId, payee, curr, bankCountryISO, methods }) => [
              clientIntegrationId,
              payee,
              curr,
              bankCountryISO,
              methods.map(paymentMethodName).join(', '),
            ]),
            paint,
          ),
    );
  },
};

import { paymentMethodName, type BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { beneficiariesFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { beneficiaryListOptions } from '../../beneficiaries/beneficiaryListOptions.ts';
import { searchBeneficiaries } from '../../beneficiaries/searchBeneficiaries.ts';
import { readCurrencyFilter } from '../../lists/readCurrencyFilter.ts';
import { readSearch } from '../../lists/readSearch.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { formatTable } from '../../terminal/formatTable.ts';
import { openCorpay } from '../scope/openCorpay.ts';

/** A beneficiary for scripts, in the words of all commands. */
const data = ({ clientIntegrationId, payee, curr, bankCountryISO, methods }: BeneficiarySummary) => ({
  beneficiary: clientIntegrationId,
  name: payee,
  currency: curr,
  bankCountry: bankCountryISO,
  methods,
});

export const listCorpayBeneficiariesVerb: PartnerVerb<'beneficiaries list'> = {
  usage: 'list',
  summary: 'All beneficiaries, or those that are searched.',
  options: beneficiaryListOptions,
  examples: ['list', 'list --search olive --currency EUR', 'list --json | jq -r ".[].beneficiary"'],
  run: async (invocation, openSession) => {
    const currency = readCurrencyFilter(invocation.options);
    if (!currency.ok) return currency;
    const search = readSearch(invocation.options);
    if (!search.ok) return search;
    const wanted = { search: search.value, currency: currency.value };
    const open = await openCorpay(invocation, openSession);
    if (!open.ok) return open;
    const beneficiaries = await open.value.corpay.beneficiaries.list();
    if (!beneficiaries.ok) {
      return failed(
        callCommandFailure(beneficiaries.failure, beneficiariesFailureMessage(beneficiaries.failure)),
      );
    }
    const shown = searchBeneficiaries(invocation, beneficiaries.value, wanted, {
      marksOf: ({ payee, curr }) => ({ name: payee, currency: curr }),
      endingOf: () => undefined,
    });
    return makeOutput(shown.map(data), (paint) =>
      shown.length === 0
        ? beneficiaries.value.length === 0
          ? 'There are no beneficiaries yet.'
          : 'No beneficiary matches.'
        : formatTable(
            [
              { heading: 'Id' },
              { heading: 'Payee' },
              { heading: 'Currency' },
              { heading: 'Bank' },
              { heading: 'Methods' },
            ],
            shown.map(({ clientIntegrationId, payee, curr, bankCountryISO, methods }) => [
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

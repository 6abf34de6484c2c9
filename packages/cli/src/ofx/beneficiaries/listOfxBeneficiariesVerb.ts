import {
  lastFourCharacters,
  formatMaskedAccountEnding,
} from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { ofxPayeeAccount } from '@fx-gateway/domain/ofx/bankDetails/ofxPayeeAccount.ts';
import { beneficiaryListOptions } from '../../beneficiaries/beneficiaryListOptions.ts';
import { searchBeneficiaries } from '../../beneficiaries/searchBeneficiaries.ts';
import { readCurrencyFilter } from '../../lists/readCurrencyFilter.ts';
import { readSearch } from '../../lists/readSearch.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { formatTable } from '../../terminal/formatTable.ts';
import { listOfxBeneficiaries } from '../scope/findOfxBeneficiary.ts';
import { openOfx } from '../scope/ofxCustomerConnection.ts';

const endingOf = (beneficiary: OfxBeneficiary): string =>
  lastFourCharacters(ofxPayeeAccount(beneficiary).account);

/** A beneficiary for scripts, in the words of all commands; null where there is no account or reference to name. */
const data = (beneficiary: OfxBeneficiary) => ({
  beneficiary: beneficiary.beneficiaryId,
  name: beneficiary.name,
  currency: beneficiary.currency,
  classification: beneficiary.classification,
  accountEnding: endingOf(beneficiary) || null,
  paymentReason: beneficiary.paymentReason,
  reference: beneficiary.beneficiaryBankDetails.values['reference'] ?? null,
});

export const listOfxBeneficiariesVerb: PartnerVerb<'beneficiaries list'> = {
  usage: 'list',
  summary: 'All beneficiaries, or those that are searched.',
  options: beneficiaryListOptions,
  notes: [
    'The form with "classification". As Reason the table has the reference that the partner keeps, else the payment reason.',
  ],
  examples: ['list', 'list --search olive --currency EUR', 'list --search 2345'],
  run: async (invocation, openSession) => {
    const currency = readCurrencyFilter(invocation.options);
    if (!currency.ok) return currency;
    const search = readSearch(invocation.options);
    if (!search.ok) return search;
    const wanted = { search: search.value, currency: currency.value };
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const beneficiaries = await listOfxBeneficiaries(open.value.ofx);
    if (!beneficiaries.ok) return beneficiaries;
    const shown = searchBeneficiaries(invocation, beneficiaries.value, wanted, {
      marksOf: ({ name, currency: paidIn }) => ({ name, currency: paidIn }),
      endingOf,
    }).map(data);
    return makeOutput(shown, (paint) =>
      shown.length === 0
        ? beneficiaries.value.length === 0
          ? ofxMessages.noBeneficiaries.title
          : 'No beneficiary matches.'
        : formatTable(
            [
              { heading: 'Id' },
              { heading: 'Name' },
              { heading: 'Currency' },
              { heading: 'Account' },
              { heading: 'Reason' },
              { heading: 'Classification' },
            ],
            shown.map(({ beneficiary, name, accountEnding, paymentReason, reference, ...row }) => [
              beneficiary,
              name,
              row.currency,
              accountEnding === null ? '' : formatMaskedAccountEnding(accountEnding),
              reference ?? paymentReason,
              row.classification,
            ]),
            paint,
          ),
    );
  },
};

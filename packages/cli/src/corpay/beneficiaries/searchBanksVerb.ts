import type { BankSearchResult } from '@fx-gateway/domain/corpay/api/bank.ts';
import { bankSearchMessages } from '@fx-gateway/domain/corpay/beneficiaries/beneficiaryMessages.ts';
import { bankCountries } from '@fx-gateway/domain/geography/countries.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { makeOutput } from '../../verbs/makeOutput.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { usageFailure } from '../../failures/commandFailure.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import type { ViewStyle } from '../../terminal/viewStyle.ts';
import { formatTable } from '../../terminal/formatTable.ts';
import { openCorpay } from '../scope/openCorpay.ts';

const view =
  ({ rows, total }: BankSearchResult) =>
  (paint: ViewStyle): string => {
    if (rows.length === 0) return bankSearchMessages.none;
    const found = formatTable(
      [
        { heading: 'SWIFT' },
        { heading: 'Bank' },
        { heading: 'Branch' },
        { heading: 'Address' },
        { heading: 'City' },
        { heading: 'Region' },
        { heading: 'Postal' },
      ],
      rows.map(({ swiftBIC, institutionName, branchName, address1, city, region, postalCode }) => [
        swiftBIC,
        institutionName,
        branchName,
        address1,
        city,
        region,
        postalCode,
      ]),
      paint,
    );
    const more = bankSearchMessages.more(total);
    return more === null ? found : `${found}\n${more}`;
  };

export const searchBanksVerb: PartnerVerb<'beneficiaries banks'> = {
  usage: 'banks',
  summary: 'Search the partner’s directory of banks.',
  options: [
    { flags: '--country <code>', summary: 'where the bank is' },
    { flags: '--query <text>', summary: 'a name, branch, city, SWIFT code or national code' },
  ],
  notes: ['… stands for "primaryKey", "institutionName", "branchName", "swiftBIC", "city" and more.'],
  examples: ['banks --country GB --query london', 'banks --country AU --query bank --json | jq .total'],
  run: async (invocation, openSession) => {
    const { options } = invocation;
    const country = options.text('country')?.toUpperCase() ?? '';
    const query = options.text('query')?.trim() ?? '';
    if (!bankCountries.some(({ countryISO }) => countryISO === country)) {
      return usageFailure(
        'Say with --country where the bank is.',
        `One of: ${bankCountries.map(({ countryISO }) => countryISO).join(', ')}.`,
      );
    }
    if (query === '')
      return usageFailure(
        'Say with --query what to look for.',
        'A name, a branch, a city, a SWIFT code or a national code.',
      );
    const open = await openCorpay(invocation, openSession);
    if (!open.ok) return open;
    const found = await open.value.corpay.banks.search({ country, query });
    return found.ok
      ? makeOutput(found.value, view(found.value))
      : failed(callCommandFailure(found.failure, bankSearchMessages.unavailable));
  },
};

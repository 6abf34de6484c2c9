import { ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { searchable } from '@fx-gateway/domain/words/searchable.ts';
import { beneficiaryListOptions } from '../../beneficiaries/beneficiaryListOptions.ts';
import { readCurrencyFilter } from '../../verbs/currencyFilter.ts';
import { output } from '../../verbs/output.ts';
import type { PartnerVerb } from '../../partner-verbs/partnerCommands.ts';
import { table } from '../../terminal/table.ts';
import { listOfxBeneficiaries } from '../scope/findOfxBeneficiary.ts';
import { openOfx } from '../scope/ofxScope.ts';

export const list: PartnerVerb<'beneficiaries list'> = {
  usage: 'list',
  summary: 'All beneficiaries, or those that are searched.',
  options: beneficiaryListOptions,
  notes: ['The form with "classification".'],
  examples: ['list', 'list --search olive --currency EUR'],
  run: async (invocation, openSession) => {
    const filter = readCurrencyFilter(invocation.options);
    if (!filter.ok) return filter;
    const wanted = filter.value;
    const open = await openOfx(invocation, openSession);
    if (!open.ok) return open;
    const beneficiaries = await listOfxBeneficiaries(open.value.ofx);
    if (!beneficiaries.ok) return beneficiaries;
    const words = searchable(invocation.options.text('search') ?? '').split(/\s+/);
    const shown = beneficiaries.value
      .filter(
        ({ name, currency }) =>
          (wanted === null || currency === wanted) && words.every((word) => searchable(name).includes(word)),
      )
      .map(({ beneficiaryId, name, currency, classification }) => ({
        beneficiary: beneficiaryId,
        name,
        currency,
        classification,
      }));
    return output(shown, (paint) =>
      shown.length === 0
        ? beneficiaries.value.length === 0
          ? ofxMessages.noBeneficiaries.title
          : 'No beneficiary matches.'
        : table(
            [{ heading: 'Id' }, { heading: 'Name' }, { heading: 'Currency' }, { heading: 'Classification' }],
            shown.map((row) => Object.values(row)),
            paint,
          ),
    );
  },
};

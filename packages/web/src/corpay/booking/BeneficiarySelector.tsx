import { beneficiariesFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { ComboField } from '../../kit/fields/ComboField.tsx';
import { focusLockedAmount } from '../../quoting/findLockedAmountField.ts';
import { BeneficiarySelectorLoader } from '../../quoting/BeneficiarySelectorLoader.tsx';
import { beneficiaryOptions } from '../stores/beneficiaries/beneficiaryOptions.ts';
import { useCorpay } from '../stores/corpayContext.ts';
import { useLoadVisibleAccountEndings } from '../stores/useLoadVisibleAccountEndings.ts';

/** To whom: one of the beneficiaries, each with the currency they are paid in (CP-QUOTE-2, CP-QUOTE-5). */
export const BeneficiarySelector = observer(() => {
  const { session, quote, deal, details, paidDates } = useCorpay();
  const watch = useLoadVisibleAccountEndings();
  const all = session.beneficiaries.value;
  const { endings, ownNames } = details;
  const { texts } = paidDates;
  const options = useMemo(() => beneficiaryOptions(all ?? [], ownNames, texts), [all, ownNames, texts]);
  const choose = (id: string): void => {
    deal.change({
      type: 'beneficiary-chosen',
      beneficiary: all?.find(({ clientIntegrationId }) => clientIntegrationId === id) ?? null,
    });
    focusLockedAmount();
  };
  return (
    <BeneficiarySelectorLoader
      beneficiaries={session.beneficiaries}
      failureMessages={beneficiariesFailureMessage}
    >
      <ComboField
        label="To"
        value={quote.draft.beneficiary?.clientIntegrationId ?? ''}
        placeholder="Choose a beneficiary"
        options={options}
        accounts={{ endings, watch, read: details.seen }}
        onChange={choose}
        disabled={deal.booking}
      />
    </BeneficiarySelectorLoader>
  );
});

import { beneficiariesMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BeneficiaryList } from '../../beneficiaries/BeneficiaryList.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { orderDetailsOf } from '../stores/orders/orderDetailsOf.ts';
import { useAlikeDetails } from '../stores/useAlikeDetails.ts';
import { BeneficiaryTable } from './BeneficiaryTable.tsx';

const Table = observer(() => {
  const scope = useCorpay();
  const { session, beneficiaryList, details, paidDates } = scope;
  // Whatever orders the visit has read tell when somebody was paid.
  useEffect(() => void orderDetailsOf(scope), [scope]);
  useAlikeDetails();
  return (
    <BeneficiaryTable
      beneficiaries={beneficiaryList.shown}
      apart={details.apart}
      paid={paidDates.texts}
      waiting={session.beneficiaries.value === null}
    />
  );
});

/** The beneficiaries of the customer (CP-BENE-1, CP-BENE-5). */
export const BeneficiariesPage = () => {
  const { session, beneficiaryList } = useCorpay();
  return (
    <BeneficiaryList
      beneficiaries={session.beneficiaries}
      list={beneficiaryList}
      failureMessages={beneficiariesMessages}
      isTold={(failure) => session.isTold(failure)}
    >
      <Table />
    </BeneficiaryList>
  );
};

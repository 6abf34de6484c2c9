import { beneficiariesMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BeneficiaryList } from '../../beneficiaries/BeneficiaryList.tsx';
import { listedBeneficiariesOf } from '../stores/listedBeneficiariesOf.ts';
import { useCorpay } from '../stores/corpayContext.ts';
import { orderDetailsOf } from '../stores/orders/orderDetailsOf.ts';
import { useAccountSight } from '../stores/useAccountSight.ts';
import { BeneficiaryTable } from './BeneficiaryTable.tsx';

const Table = observer(() => {
  const scope = useCorpay();
  const { session, details, paidDates } = scope;
  const list = listedBeneficiariesOf(scope);
  // Whatever orders the visit has read tell when somebody was paid.
  useEffect(() => void orderDetailsOf(scope), [scope]);
  const watch = useAccountSight();
  return (
    <BeneficiaryTable
      list={list}
      beneficiaries={list.shown}
      ownNames={details.ownNames}
      endings={details.endings}
      paid={paidDates.texts}
      waiting={session.beneficiaries.value === null}
      watch={watch}
    />
  );
});

/** The beneficiaries of the customer (CP-BENE-1, CP-BENE-5). */
export const BeneficiariesPage = () => {
  const scope = useCorpay();
  const { session } = scope;
  return (
    <BeneficiaryList
      beneficiaries={session.beneficiaries}
      list={listedBeneficiariesOf(scope)}
      failureMessages={beneficiariesMessages}
      isTold={(failure) => session.isTold(failure)}
    >
      <Table />
    </BeneficiaryList>
  );
};

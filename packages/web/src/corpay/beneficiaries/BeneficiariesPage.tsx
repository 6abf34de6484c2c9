import { beneficiariesFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BeneficiaryList } from '../../beneficiaries/BeneficiaryList.tsx';
import { beneficiaryListStoreOf } from '../stores/beneficiaryListStoreOf.ts';
import { useCorpay } from '../stores/corpayContext.ts';
import { orderDetailsStoreOf } from '../stores/orders/orderDetailsStoreOf.ts';
import { useLoadVisibleAccountEndings } from '../stores/useLoadVisibleAccountEndings.ts';
import { BeneficiaryTable } from './BeneficiaryTable.tsx';

const Table = observer(() => {
  const scope = useCorpay();
  const { session, details, paidDates } = scope;
  const list = beneficiaryListStoreOf(scope);
  // Whatever orders the visit has read tell when somebody was paid.
  useEffect(() => void orderDetailsStoreOf(scope), [scope]);
  const watch = useLoadVisibleAccountEndings();
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
      list={beneficiaryListStoreOf(scope)}
      failureMessages={beneficiariesFailureMessage}
      isTold={(failure) => session.isTold(failure)}
    >
      <Table />
    </BeneficiaryList>
  );
};

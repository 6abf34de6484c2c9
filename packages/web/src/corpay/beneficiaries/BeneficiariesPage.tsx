import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { beneficiariesFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BeneficiaryList } from '../../beneficiaries/BeneficiaryList.tsx';
import { useDeferredListValue } from '../../kit/lists/useDeferredListValue.ts';
import { findOrCreateBeneficiaryListStore } from '../stores/findOrCreateBeneficiaryListStore.ts';
import { useCorpay } from '../stores/corpayContext.ts';
import { findOrCreateOrderDetailsStore } from '../stores/orders/findOrCreateOrderDetailsStore.ts';
import { useLoadVisibleAccountEndings } from '../stores/useLoadVisibleAccountEndings.ts';
import { BeneficiaryTable } from './BeneficiaryTable.tsx';

const Table = observer(({ beneficiaries }: { readonly beneficiaries: readonly BeneficiarySummary[] }) => {
  const scope = useCorpay();
  const { session, details, paidDates } = scope;
  // Whatever orders the visit has read tell when somebody was paid.
  useEffect(() => void findOrCreateOrderDetailsStore(scope), [scope]);
  const watch = useLoadVisibleAccountEndings();
  return (
    <BeneficiaryTable
      list={findOrCreateBeneficiaryListStore(scope)}
      beneficiaries={beneficiaries}
      ownNames={details.ownNames}
      endings={details.endings}
      paid={paidDates.texts}
      waiting={session.beneficiaries.value === null}
      watch={watch}
    />
  );
});

/** The beneficiaries of the customer (CP-BENE-1, CP-BENE-5). */
export const BeneficiariesPage = observer(() => {
  const scope = useCorpay();
  const { session } = scope;
  const list = findOrCreateBeneficiaryListStore(scope);
  const found = useDeferredListValue(list.found, list.searchable);
  return (
    <BeneficiaryList
      beneficiaries={session.beneficiaries}
      list={list}
      found={found}
      failureMessages={beneficiariesFailureMessage}
      isTold={(failure) => session.isTold(failure)}
    >
      <Table beneficiaries={found.shown} />
    </BeneficiaryList>
  );
});

import { beneficiariesMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { observer } from 'mobx-react-lite';
import { BeneficiaryList } from '../../beneficiaries/BeneficiaryList.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { useAlikeDetails } from '../stores/useAlikeDetails.ts';
import { BeneficiaryTable } from './BeneficiaryTable.tsx';

const Table = observer(() => {
  const { session, beneficiaryList, details, paidDates } = useCorpay();
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

import { ofxBeneficiariesFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { findSameNamedOfxBeneficiaries } from '@fx-gateway/domain/ofx/beneficiaries/ofxAccountEnding.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { BeneficiaryList } from '../../beneficiaries/BeneficiaryList.tsx';
import { authorizeButtonAfter } from '../authorization/authorizeButtonAfter.tsx';
import { ofxBeneficiaryListStoreOf } from '../stores/ofxBeneficiaryListStoreOf.ts';
import { useOfx } from '../stores/ofxContext.ts';
import { BeneficiaryTable } from './BeneficiaryTable.tsx';

const Table = observer(() => {
  const scope = useOfx();
  const { session } = scope;
  const beneficiaryList = ofxBeneficiaryListStoreOf(scope);
  const { value } = session.beneficiaries;
  const alike = useMemo(() => findSameNamedOfxBeneficiaries(value ?? []), [value]);
  return (
    <BeneficiaryTable
      list={beneficiaryList}
      beneficiaries={beneficiaryList.shown}
      alike={alike}
      waiting={value === null}
    />
  );
});

/** The beneficiaries of the customer (OFX-BENE-1, OFX-BENE-6 to OFX-BENE-9). */
export const BeneficiariesPage = () => {
  const scope = useOfx();
  const { session } = scope;
  const beneficiaryList = ofxBeneficiaryListStoreOf(scope);
  return (
    <BeneficiaryList
      beneficiaries={session.beneficiaries}
      list={beneficiaryList}
      failureMessages={ofxBeneficiariesFailureMessage}
      also={authorizeButtonAfter}
      isTold={(failure) => session.isTold(failure)}
    >
      <Table />
    </BeneficiaryList>
  );
};

import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { ofxBeneficiariesFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { findSameNamedOfxBeneficiaries } from '@fx-gateway/domain/ofx/beneficiaries/ofxAccountEnding.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { BeneficiaryList } from '../../beneficiaries/BeneficiaryList.tsx';
import { authorizeButtonAfter } from '../authorization/authorizeButtonAfter.tsx';
import { useFollowing } from '../../kit/lists/useFollowing.ts';
import { ofxBeneficiaryListStoreOf } from '../stores/ofxBeneficiaryListStoreOf.ts';
import { useOfx } from '../stores/ofxContext.ts';
import { BeneficiaryTable } from './BeneficiaryTable.tsx';

const Table = observer(({ beneficiaries }: { readonly beneficiaries: readonly OfxBeneficiary[] }) => {
  const scope = useOfx();
  const { session } = scope;
  const { value } = session.beneficiaries;
  const alike = useMemo(() => findSameNamedOfxBeneficiaries(value ?? []), [value]);
  return (
    <BeneficiaryTable
      list={ofxBeneficiaryListStoreOf(scope)}
      beneficiaries={beneficiaries}
      alike={alike}
      waiting={value === null}
    />
  );
});

/** The beneficiaries of the customer (OFX-BENE-1, OFX-BENE-6 to OFX-BENE-9). */
export const BeneficiariesPage = observer(() => {
  const scope = useOfx();
  const { session } = scope;
  const list = ofxBeneficiaryListStoreOf(scope);
  const found = useFollowing(list.found, list.searchable);
  return (
    <BeneficiaryList
      beneficiaries={session.beneficiaries}
      list={list}
      found={found}
      failureMessages={ofxBeneficiariesFailureMessage}
      also={authorizeButtonAfter}
      isTold={(failure) => session.isTold(failure)}
    >
      <Table beneficiaries={found.shown} />
    </BeneficiaryList>
  );
});

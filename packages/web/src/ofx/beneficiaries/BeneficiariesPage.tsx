import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { ofxBeneficiariesFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { findSameNamedOfxBeneficiaries } from '@fx-gateway/domain/ofx/beneficiaries/ofxAccountEnding.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { BeneficiaryList } from '../../beneficiaries/BeneficiaryList.tsx';
import { renderReauthorizeButton } from '../authorization/renderReauthorizeButton.tsx';
import { useDeferredListValue } from '../../kit/lists/useDeferredListValue.ts';
import { findOrCreateOfxBeneficiaryListStore } from '../stores/findOrCreateOfxBeneficiaryListStore.ts';
import { useOfx } from '../stores/ofxContext.ts';
import { BeneficiaryTable } from './BeneficiaryTable.tsx';

const Table = observer(({ beneficiaries }: { readonly beneficiaries: readonly OfxBeneficiary[] }) => {
  const scope = useOfx();
  const { session } = scope;
  const { value } = session.beneficiaries;
  const alike = useMemo(() => findSameNamedOfxBeneficiaries(value ?? []), [value]);
  return (
    <BeneficiaryTable
      list={findOrCreateOfxBeneficiaryListStore(scope)}
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
  const list = findOrCreateOfxBeneficiaryListStore(scope);
  const found = useDeferredListValue(list.found, list.searchable);
  return (
    <BeneficiaryList
      beneficiaries={session.beneficiaries}
      list={list}
      found={found}
      failureMessages={ofxBeneficiariesFailureMessage}
      also={renderReauthorizeButton}
      isTold={(failure) => session.isTold(failure)}
    >
      <Table beneficiaries={found.shown} />
    </BeneficiaryList>
  );
});

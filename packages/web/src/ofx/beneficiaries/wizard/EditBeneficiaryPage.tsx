import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { ofxBeneficiariesFailureMessage, ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { OfxFailureNotice } from '../../authorization/OfxFailureNotice.tsx';
import { useRunningStore } from '../../../fetching/useRunningStore.ts';
import { Card } from '../../../kit/layout/Card.tsx';
import { BackToListLink } from '../../../kit/layout/PrintableRecord.tsx';
import { SkeletonRows } from '../../../kit/waiting/SkeletonRows.tsx';
import { paths } from '../../../routing/paths.ts';
import { useOfx } from '../../stores/ofxContext.ts';
import { OfxWizardStore } from '../../stores/wizard/OfxWizardStore.ts';
import { BeneficiaryNotFound } from '../../../beneficiaries/BeneficiaryNotFound.tsx';
import { BeneficiaryWizard } from './BeneficiaryWizard.tsx';

const title = 'Edit beneficiary';

const Opened = ({ beneficiary }: { readonly beneficiary: OfxBeneficiary }) => {
  const scope = useOfx();
  const { beneficiaryId: id } = beneficiary;
  const [store] = useState(() => scope.drafts.find(id) ?? new OfxWizardStore(scope, beneficiary));
  return <BeneficiaryWizard id={id} store={store} title={title} back={paths.gateway.beneficiary(id)} />;
};

/** The record is taken from a list that is asked for now, so that nothing older is edited. */
const Loading = observer(({ id }: { readonly id: string }) => {
  const scope = useOfx();
  const loaded = useMemo(() => scope.freshBeneficiaries(), [scope]);
  useRunningStore(loaded);
  const { value, failure } = loaded;
  const found = value?.find(({ beneficiaryId }) => beneficiaryId === id);
  if (found !== undefined) return <Opened beneficiary={found} />;
  if (failure !== null)
    return (
      <div className="stack">
        <BackToListLink to={paths.gateway.beneficiaries} />
        <OfxFailureNotice
          words={ofxBeneficiariesFailureMessage(failure)}
          failure={failure}
          onRetry={() => void loaded.load()}
        />
      </div>
    );
  if (value === null)
    return (
      <Card title={title} flush>
        <SkeletonRows rows={5} words="Loading beneficiary..." />
      </Card>
    );
  return (
    <div className="stack">
      <BackToListLink to={paths.gateway.beneficiaries} />
      <BeneficiaryNotFound title={ofxMessages.beneficiaryUnknown} />
    </div>
  );
});

const BegunOrLoading = ({ id }: { readonly id: string }) => {
  const scope = useOfx();
  const [begun] = useState(() => scope.drafts.find(id));
  return begun === null ? (
    <Loading id={id} />
  ) : (
    <BeneficiaryWizard id={id} store={begun} title={title} back={paths.gateway.beneficiary(id)} />
  );
};

/** beneficiaries/edit/{id}: the same wizard, pre-filled (OFX-BENE-3). */
export const EditBeneficiaryPage = () => {
  const { id = '' } = useParams();
  return <BegunOrLoading key={id} id={id} />;
};

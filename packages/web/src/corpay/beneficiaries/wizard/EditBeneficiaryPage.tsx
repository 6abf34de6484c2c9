import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { beneficiariesFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Card } from '../../../kit/layout/Card.tsx';
import { BackToListLink } from '../../../kit/layout/PrintableRecord.tsx';
import { SkeletonRows } from '../../../kit/waiting/SkeletonRows.tsx';
import { paths } from '../../../routing/paths.ts';
import { CallFailureNotice } from '../../../fetching/CallFailureNotice.tsx';
import { useCorpay } from '../../stores/corpayContext.ts';
import { useRunningStore } from '../../../fetching/useRunningStore.ts';
import { findOrCreateWizard } from '../../stores/wizard/findOrCreateWizard.ts';
import { BeneficiaryWizard } from './BeneficiaryWizard.tsx';

const title = 'Edit beneficiary';

const Opened = ({ record }: { readonly record: Beneficiary }) => {
  const scope = useCorpay();
  const [store] = useState(() => findOrCreateWizard.toEdit(scope, record));
  return (
    <BeneficiaryWizard
      id={record.clientIntegrationId}
      store={store}
      title={title}
      back={paths.gateway.beneficiary(record.clientIntegrationId)}
    />
  );
};

const Loading = observer(({ id }: { readonly id: string }) => {
  const scope = useCorpay();
  const loaded = useMemo(() => scope.beneficiary(id), [scope, id]);
  useRunningStore(loaded);
  const { value, failure } = loaded;
  if (value !== null) return <Opened record={value} />;
  if (failure === null)
    return (
      <Card title={title} flush>
        <SkeletonRows rows={5} words="Loading beneficiary..." />
      </Card>
    );
  return (
    <div className="stack">
      <BackToListLink to={paths.gateway.beneficiaries} />
      <CallFailureNotice
        words={beneficiariesFailureMessage(failure)}
        failure={failure}
        onRetry={() => void loaded.load()}
      />
    </div>
  );
});

const BegunOrLoading = ({ id }: { readonly id: string }) => {
  const scope = useCorpay();
  const [begun] = useState(() => scope.drafts.find(id));
  return begun === null ? (
    <Loading id={id} />
  ) : (
    <BeneficiaryWizard id={id} store={begun} title={title} back={paths.gateway.beneficiary(id)} />
  );
};

/** beneficiaries/edit/{id}: the same wizard over the record as the partner has it (CP-BENE-2). */
export const EditBeneficiaryPage = () => {
  const { id = '' } = useParams();
  return <BegunOrLoading key={id} id={id} />;
};

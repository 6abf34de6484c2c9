import { ofxBeneficiariesFailureMessage, ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import { ofxPayeeAccount } from '@fx-gateway/domain/ofx/bankDetails/ofxPayeeAccount.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { LastBankCheckText } from '../../bankDetails/LastBankCheckText.tsx';
import { OfxFailureNotice } from '../authorization/OfxFailureNotice.tsx';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { LabelledValueList } from '../../kit/facts/LabelledValueList.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { PrintableRecord } from '../../kit/layout/PrintableRecord.tsx';
import { LabelledValuesSkeleton } from '../../kit/waiting/LabelledValuesSkeleton.tsx';
import { paths } from '../../routing/paths.ts';
import { useOfx } from '../stores/ofxContext.ts';
import { PaymentsToBeneficiary } from '../payments/PaymentsToBeneficiary.tsx';
import { BeneficiaryActions } from './BeneficiaryActions.tsx';
import { toOfxBeneficiaryOverview } from './toOfxBeneficiaryOverview.tsx';
import { PayBeneficiaryButton } from '../../quoting/PayBeneficiaryButton.tsx';
import { BeneficiaryNotFound } from '../../beneficiaries/BeneficiaryNotFound.tsx';

/** Who it is, and where the money for them goes (PAYEE-5). */
const Facts = observer(({ of }: { readonly of: OfxBeneficiary }) => {
  const scope = useOfx();
  const { confirmedAccounts } = scope;
  const template = useMemo(() => scope.bankTemplateOf(of), [scope, of]);
  useRunningStore(template);
  const account = useMemo(() => ofxPayeeAccount(of), [of]);
  const check = {
    label: 'Details checked',
    value: <LastBankCheckText confirmedAccounts={confirmedAccounts} account={account} />,
  };
  return (
    <LabelledValueList facts={[...toOfxBeneficiaryOverview(of, template.value ?? []), check]} columns={1} />
  );
});

/** One beneficiary; no call gives a single one, so it is found in the list (OFX-BENE-4, OFX-BENE-5). */
export const BeneficiaryPage = observer(() => {
  const { session, deal } = useOfx();
  const { beneficiaries } = session;
  const { id = '' } = useParams();
  useRunningStore(beneficiaries);
  const { value, failure, loading } = beneficiaries;
  const beneficiary = value?.find(({ beneficiaryId }) => beneficiaryId === id) ?? null;
  const waiting = beneficiary === null && failure === null && (value === null || loading);
  return (
    <PrintableRecord
      list={paths.gateway.beneficiaries}
      title={beneficiary?.name ?? 'Beneficiary'}
      aside={beneficiary === null ? null : <BeneficiaryActions beneficiary={beneficiary} />}
    >
      {failure === null ? null : (
        <OfxFailureNotice
          words={ofxBeneficiariesFailureMessage(failure)}
          failure={failure}
          onRetry={() => void beneficiaries.load()}
        />
      )}
      {beneficiary !== null ? (
        <>
          <Card footer={<PayBeneficiaryButton deal={deal} onPay={() => deal.payTo(beneficiary, null)} />}>
            <Facts of={beneficiary} />
          </Card>
          <PaymentsToBeneficiary beneficiary={beneficiary} />
        </>
      ) : waiting ? (
        <Card>
          <LabelledValuesSkeleton words="Loading beneficiary..." />
        </Card>
      ) : failure === null ? (
        <BeneficiaryNotFound title={ofxMessages.beneficiaryUnknown} />
      ) : null}
    </PrintableRecord>
  );
});

import { ofxCallWords } from '@fx-gateway/domain/ofx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CallFailureNotice } from '../../calls/CallFailureNotice.tsx';
import { useRunning } from '../../calls/useRunning.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { FocusOnMount } from '../../kit/layout/FocusOnMount.tsx';
import { EmptyState } from '../../kit/notices/EmptyState.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { SkeletonRows } from '../../kit/waiting/SkeletonRows.tsx';
import { paths } from '../../routing/paths.ts';
import { useOfx } from '../scope/ofxContext.ts';
import { BeneficiarySearch } from './BeneficiarySearch.tsx';
import { BeneficiaryTable } from './BeneficiaryTable.tsx';
import { NoBeneficiaries } from './NoBeneficiaries.tsx';
import '../../lists/ListTop.css';

const List = observer(() => {
  const { beneficiaryList } = useOfx();
  return (
    <>
      <div className="payees-top">
        <BeneficiarySearch />
        <ButtonLink look="primary" to={paths.gateway.newBeneficiary}>
          Add New Beneficiary
        </ButtonLink>
      </div>
      <Card flush>
        {beneficiaryList.shown.length === 0 ? (
          <EmptyState
            title="No beneficiary found"
            action={<QuietButton onPress={() => beneficiaryList.showAll()}>Show all</QuietButton>}
          >
            None of your beneficiaries has this name and currency.
          </EmptyState>
        ) : (
          <BeneficiaryTable beneficiaries={beneficiaryList.shown} />
        )}
      </Card>
    </>
  );
});

/** The beneficiaries of the customer (OFX-BENE-1, OFX-BENE-6 to OFX-BENE-9). */
export const BeneficiariesPage = observer(() => {
  const { session, beneficiaryList } = useOfx();
  const { beneficiaries } = session;
  useRunning(beneficiaries);
  useEffect(() => () => beneficiaryList.forgetAnnouncement(), [beneficiaryList]);
  const { value, failure } = beneficiaries;
  return (
    <div className="stack">
      {beneficiaryList.announcement === null ? null : (
        <FocusOnMount>
          <Notice tone="positive" title={beneficiaryList.announcement} />
        </FocusOnMount>
      )}
      {failure === null ? null : (
        <CallFailureNotice
          words={ofxCallWords(failure)}
          failure={failure}
          {...(value === null ? {} : { kept: 'Below is what was loaded before.' })}
          onRetry={() => void beneficiaries.load()}
        />
      )}
      {value === null ? (
        failure === null ? (
          <Card flush>
            <SkeletonRows words="Loading beneficiaries..." rows={6} />
          </Card>
        ) : null
      ) : value.length === 0 ? (
        <Card>
          <NoBeneficiaries />
        </Card>
      ) : (
        <List />
      )}
    </div>
  );
});

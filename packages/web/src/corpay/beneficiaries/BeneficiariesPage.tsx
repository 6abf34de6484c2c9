import { beneficiariesWords } from '@fx-gateway/domain/corpay';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Card } from '../../kit/layout/Card.tsx';
import { EmptyState } from '../../kit/notices/EmptyState.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { SkeletonRows } from '../../kit/waiting/SkeletonRows.tsx';
import { paths } from '../../routing/paths.ts';
import { FocusOnMount } from '../../kit/layout/FocusOnMount.tsx';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { CallFailureNotice } from '../../calls/CallFailureNotice.tsx';
import { useCorpay } from '../scope/corpayContext.ts';
import { useRunning } from '../../calls/useRunning.ts';
import { useAlikeDetails } from '../scope/useAlikeDetails.ts';
import { NoBeneficiaries } from './NoBeneficiaries.tsx';
import { BeneficiarySearch } from './BeneficiarySearch.tsx';
import { BeneficiaryTable } from './BeneficiaryTable.tsx';
import '../../lists/ListTop.css';

const List = observer(() => {
  const { beneficiaryList, details } = useCorpay();
  useAlikeDetails();
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
          <BeneficiaryTable beneficiaries={beneficiaryList.shown} apart={details.apart} />
        )}
      </Card>
    </>
  );
});

/** The beneficiaries of the customer (CP-BENE-1, CP-BENE-5). */
export const BeneficiariesPage = observer(() => {
  const { session, beneficiaryList } = useCorpay();
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
          words={beneficiariesWords(failure)}
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

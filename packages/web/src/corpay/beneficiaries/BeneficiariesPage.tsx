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
import { CallFailure } from '../../calls/CallFailure.tsx';
import { useCorpay } from '../scope/corpayContext.ts';
import { useRunning } from '../../calls/useRunning.ts';
import { NoBeneficiaries } from './NoBeneficiaries.tsx';
import { PayeeSearch } from './BeneficiarySearch.tsx';
import { PayeeTable } from './BeneficiaryTable.tsx';
import './BeneficiariesPage.css';

const Payees = observer(() => {
  const { payees } = useCorpay();
  return (
    <>
      <div className="payees-top">
        <PayeeSearch />
        <ButtonLink look="primary" to={paths.gateway.newBeneficiary}>
          Add New Beneficiary
        </ButtonLink>
      </div>
      <Card flush>
        {payees.shown.length === 0 ? (
          <EmptyState
            title="No beneficiary found"
            action={<QuietButton onPress={() => payees.showAll()}>Show all</QuietButton>}
          >
            None of your beneficiaries has this name and currency.
          </EmptyState>
        ) : (
          <PayeeTable payees={payees.shown} />
        )}
      </Card>
    </>
  );
});

/** The customer's payees (CP-BENE-1, CP-BENE-5). */
export const BeneficiariesPage = observer(() => {
  const { session, payees } = useCorpay();
  const { beneficiaries } = session;
  useRunning(beneficiaries);
  useEffect(() => () => payees.forgetNews(), [payees]);
  const { value, failure } = beneficiaries;
  return (
    <div className="stack">
      {payees.news === null ? null : (
        <FocusOnMount>
          <Notice tone="positive" title={payees.news} />
        </FocusOnMount>
      )}
      {failure === null ? null : (
        <CallFailure
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
        <Payees />
      )}
    </div>
  );
});

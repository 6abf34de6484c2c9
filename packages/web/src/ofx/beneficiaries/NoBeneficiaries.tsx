import { ofxWords } from '@fx-gateway/domain/ofx';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { EmptyState } from '../../kit/notices/EmptyState.tsx';
import { paths } from '../../routing/paths.ts';

/** There is no beneficiary to be paid yet (OFX-BENE-7 to OFX-BENE-9). */
export const NoBeneficiaries = () => (
  <EmptyState
    title={ofxWords.noBeneficiaries.title}
    action={
      <ButtonLink look="primary" to={paths.gateway.newBeneficiary}>
        Add New Beneficiary
      </ButtonLink>
    }
  >
    {ofxWords.noBeneficiaries.next}
  </EmptyState>
);

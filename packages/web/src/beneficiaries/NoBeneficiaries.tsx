import { EmptyState } from '../kit/notices/EmptyState.tsx';
import { BeneficiariesPicture } from '../kit/pictures/BeneficiariesPicture.tsx';
import { paths } from '../routing/paths.ts';
import { ButtonLink } from '../kit/buttons/ButtonLink.tsx';

/** There is no beneficiary to be paid yet (OFX-BENE-7 to OFX-BENE-9). */
export const NoBeneficiaries = () => (
  <EmptyState
    picture={<BeneficiariesPicture />}
    title="You haven't added any beneficiaries yet."
    action={
      <ButtonLink look="primary" to={paths.gateway.newBeneficiary}>
        Add New Beneficiary
      </ButtonLink>
    }
  >
    Send payments to trading partners by adding their banking information.
  </EmptyState>
);

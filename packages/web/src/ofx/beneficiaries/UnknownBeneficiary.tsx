import { ofxWords } from '@fx-gateway/domain/ofx';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { EmptyState } from '../../kit/notices/EmptyState.tsx';
import { MissingPicture } from '../../kit/pictures/MissingPicture.tsx';
import { paths } from '../../routing/paths.ts';

/** An address names a beneficiary that the customer does not have. */
export const UnknownBeneficiary = () => (
  <Card>
    <EmptyState
      picture={<MissingPicture />}
      title={ofxWords.beneficiaryUnknown}
      action={<ButtonLink to={paths.gateway.beneficiaries}>Back to your beneficiaries</ButtonLink>}
    >
      It may have been deleted in another place.
    </EmptyState>
  </Card>
);

import { ButtonLink } from '../kit/buttons/ButtonLink.tsx';
import { Card } from '../kit/layout/Card.tsx';
import { EmptyState } from '../kit/notices/EmptyState.tsx';
import { MissingPicture } from '../kit/pictures/MissingPicture.tsx';
import { paths } from '../routing/paths.ts';

/** An address names a beneficiary that the customer does not have; `title` says so in the partner's words. */
export const BeneficiaryNotFound = ({ title }: { readonly title: string }) => (
  <Card>
    <EmptyState
      picture={<MissingPicture />}
      title={title}
      action={<ButtonLink to={paths.gateway.beneficiaries}>Back to your beneficiaries</ButtonLink>}
    >
      It may have been deleted in another place.
    </EmptyState>
  </Card>
);

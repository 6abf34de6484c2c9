import { ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { ButtonLink } from '../kit/buttons/ButtonLink.tsx';
import { Card } from '../kit/layout/Card.tsx';
import { EmptyState } from '../kit/notices/EmptyState.tsx';
import { UnreachablePicture } from '../kit/pictures/UnreachablePicture.tsx';
import { paths } from '../routing/paths.ts';

/** The configuration names no address of the partner: nothing is asked. */
export const OfxNotConfigured = () => (
  <Card>
    <EmptyState
      picture={<UnreachablePicture />}
      title={ofxMessages.notReachable}
      action={<ButtonLink to={paths.secure.help}>Whom to ask</ButtonLink>}
    >
      Nothing was sent. Support can tell when it will be.
    </EmptyState>
  </Card>
);

import { ofxMessages } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { EmptyState } from '../../kit/notices/EmptyState.tsx';
import { OrdersPicture } from '../../kit/pictures/OrdersPicture.tsx';
import { paths } from '../../routing/paths.ts';

/** Nothing was booked yet (OFX-DEAL-9). */
export const NoDeals = () => (
  <EmptyState
    picture={<OrdersPicture />}
    title={ofxMessages.noDeals}
    action={<ButtonLink to={paths.gateway.dashboard}>Book A Deal</ButtonLink>}
  >
    Once you have booked a deal you follow it here.
  </EmptyState>
);

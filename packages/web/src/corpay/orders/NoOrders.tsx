import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { EmptyState } from '../../kit/notices/EmptyState.tsx';
import { OrdersPicture } from '../../kit/pictures/OrdersPicture.tsx';
import { paths } from '../../routing/paths.ts';

/** Nothing was booked yet. */
export const NoOrders = () => (
  <EmptyState
    picture={<OrdersPicture />}
    title={corpayMessages.noOrders}
    action={<ButtonLink to={paths.gateway.dashboard}>Book A Deal</ButtonLink>}
  >
    Once you have booked a deal you follow its payment here.
  </EmptyState>
);

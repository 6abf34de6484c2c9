import type { OfxDeal } from '@fx-gateway/domain/ofx/api/ofxDeal.ts';
import {
  dealBadgeColour,
  formatDealBadge,
  type BadgeColour,
} from '@fx-gateway/domain/ofx/deals/dealBadge.ts';
import type { ComponentProps } from 'react';
import { Badge } from '../../kit/facts/Badge.tsx';

const tones: Readonly<Record<BadgeColour, NonNullable<ComponentProps<typeof Badge>['tone']>>> = {
  red: 'danger',
  green: 'positive',
  orange: 'attention',
  yellow: 'warning',
};

/** The state of a deal in a word, and by its colour (OFX-DEAL-6, OFX-DEAL-17). */
export const DealBadge = ({ deal }: { readonly deal: OfxDeal }) => (
  <Badge tone={tones[dealBadgeColour(deal)]}>{formatDealBadge(deal)}</Badge>
);

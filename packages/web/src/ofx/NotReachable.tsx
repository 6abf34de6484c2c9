import { ofxWords } from '@fx-gateway/domain/ofx';
import { Card } from '../kit/layout/Card.tsx';
import { EmptyState } from '../kit/notices/EmptyState.tsx';

/** The configuration names no address of the partner: nothing is asked. */
export const NotReachable = () => (
  <Card>
    <EmptyState title={ofxWords.notReachable} />
  </Card>
);

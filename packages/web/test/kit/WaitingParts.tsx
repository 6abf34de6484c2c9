import { Card } from '../../src/kit/layout/Card.tsx';
import { CentredSpinner } from '../../src/kit/waiting/CentredSpinner.tsx';
import { CountdownRing } from '../../src/kit/waiting/CountdownRing.tsx';
import { CountdownTime } from '../../src/kit/waiting/CountdownTime.tsx';
import { LabelledValuesSkeleton } from '../../src/kit/waiting/LabelledValuesSkeleton.tsx';
import { SkeletonRows } from '../../src/kit/waiting/SkeletonRows.tsx';
import { Spinner } from '../../src/kit/waiting/Spinner.tsx';
import { KitSection } from './KitSection.tsx';

export const WaitingParts = () => (
  <KitSection title="Waiting">
    <div className="kit-row">
      <Spinner />
      <Spinner size={16} />
      <CountdownRing words="This rate holds for" seconds={18} total={30} />
      <CountdownRing words="This rate holds for" seconds={4} total={30} />
      <CountdownTime seconds={75} />
      <CountdownTime seconds={null} />
    </div>
    <CentredSpinner words="Loading..." visible />
    <Card title="Rows on their way" flush>
      <SkeletonRows rows={2} />
    </Card>
    <Card title="Facts on their way">
      <LabelledValuesSkeleton words="Loading facts..." facts={4} />
    </Card>
  </KitSection>
);

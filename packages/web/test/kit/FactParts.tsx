import { AccountEnding } from '../../src/kit/facts/AccountEnding.tsx';
import { Badge } from '../../src/kit/facts/Badge.tsx';
import { LabelledValueList } from '../../src/kit/facts/LabelledValueList.tsx';
import { ProgressSteps } from '../../src/kit/facts/ProgressSteps.tsx';
import { ReadOnlySummary } from '../../src/kit/facts/ReadOnlySummary.tsx';
import { Card } from '../../src/kit/layout/Card.tsx';
import { KitSection } from './KitSection.tsx';

const tones = ['quiet', 'accent', 'positive', 'warning', 'attention', 'danger'] as const;

const facts = [
  { label: 'They receive', value: 'EUR 1,250.00' },
  { label: 'You send', note: 'with all fees', value: 'USD 1,402.13' },
  { label: 'Paid to', value: <AccountEnding lastFour="4471" /> },
  { label: 'Purpose', value: 'Invoice' },
];

export const FactParts = () => (
  <KitSection title="Facts">
    <div className="kit-row">
      {tones.map((tone) => (
        <Badge tone={tone} key={tone}>
          {tone}
        </Badge>
      ))}
    </div>
    <Card title="In two columns">
      <LabelledValueList facts={facts} />
    </Card>
    <Card title="In one">
      <LabelledValueList facts={facts} columns={1} />
    </Card>
    <Card title="Where it stands">
      <ProgressSteps
        of="order"
        stations={[
          { name: 'Booked', state: 'done', text: 'Nov 24' },
          { name: 'Instructed', state: 'now', text: 'Until Nov 26' },
          { name: 'Your money', state: 'unreported', text: 'Not reported' },
          { name: 'Paid', state: 'later', text: 'Nov 30' },
        ]}
      />
    </Card>
    <ReadOnlySummary title="Deal 20312764 is booked.">
      <p>It cannot be changed any more.</p>
    </ReadOnlySummary>
  </KitSection>
);

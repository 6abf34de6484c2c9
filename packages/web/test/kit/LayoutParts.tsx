import { PrimaryButton } from '../../src/kit/buttons/PrimaryButton.tsx';
import { QuietButton } from '../../src/kit/buttons/QuietButton.tsx';
import { Badge } from '../../src/kit/facts/Badge.tsx';
import { Card } from '../../src/kit/layout/Card.tsx';
import { NonShrinkingBox } from '../../src/kit/layout/NonShrinkingBox.tsx';
import { PrintableRecord } from '../../src/kit/layout/PrintableRecord.tsx';
import { ScreenHeading } from '../../src/kit/layout/ScreenHeading.tsx';
import { TabbedPage } from '../../src/kit/layout/TabbedPage.tsx';
import { Notice } from '../../src/kit/notices/Notice.tsx';
import { StatefulExample } from './StatefulExample.tsx';
import { doNothing } from './doNothing.ts';
import { KitSection } from './KitSection.tsx';

export const LayoutParts = () => (
  <KitSection title="Layout">
    <Card title="A card" aside={<Badge>aside</Badge>}>
      <p>A surface with hairlines.</p>
    </Card>
    <Card
      title="A card with an action"
      caution={<Notice tone="warning" title="Read this before you press." />}
      news={<Notice title="This came by itself." />}
      footer={
        <>
          <QuietButton onPress={doNothing}>Back</QuietButton>
          <PrimaryButton onPress={doNothing}>Continue</PrimaryButton>
        </>
      }
    >
      <p>On a phone its action stays at the lower edge of the window.</p>
    </Card>
    <Card title="A place that does not shrink">
      <StatefulExample<boolean> start>
        {(isLong, keep) => (
          <div className="kit-section">
            <QuietButton onPress={() => keep(!isLong)}>{isLong ? 'Shorten' : 'Lengthen'}</QuietButton>
            <NonShrinkingBox>{isLong ? <Notice title="It was here." /> : null}</NonShrinkingBox>
          </div>
        )}
      </StatefulExample>
    </Card>
    <ScreenHeading title="The heading of a screen" aside={<Badge tone="positive">Paid</Badge>} />
    <PrintableRecord list="/" title="Order 20312764" aside={<Badge tone="accent">Instructed</Badge>}>
      <p>As wide as a letter.</p>
    </PrintableRecord>
    <TabbedPage
      title="Tabs"
      tabs={[
        { label: 'First', href: '/first' },
        { label: 'Second', href: '/' },
        { label: 'Third', href: '/third' },
      ]}
    >
      <p>What stands below the tabs.</p>
    </TabbedPage>
  </KitSection>
);

import { PrimaryButton } from '../../src/kit/buttons/PrimaryButton.tsx';
import { QuietButton } from '../../src/kit/buttons/QuietButton.tsx';
import { LabelledValueList } from '../../src/kit/facts/LabelledValueList.tsx';
import { Card } from '../../src/kit/layout/Card.tsx';
import { LinkToField } from '../../src/kit/wizard/LinkToField.tsx';
import { OpenQuestion } from '../../src/kit/wizard/OpenQuestion.tsx';
import { FieldOrigin } from '../../src/kit/wizard/FieldOrigin.tsx';
import { StepReviewCard } from '../../src/kit/wizard/StepReviewCard.tsx';
import { WizardFrame } from '../../src/kit/wizard/WizardFrame.tsx';
import { WizardReviewCard } from '../../src/kit/wizard/WizardReviewCard.tsx';
import { WizardTextField } from '../../src/kit/wizard/WizardTextField.tsx';
import { StatefulExample } from './StatefulExample.tsx';
import { doNothing } from './doNothing.ts';
import { KitSection } from './KitSection.tsx';

const facts = [
  { label: 'Name', value: 'Nordwind Logistik GmbH' },
  { label: 'Country', value: 'Germany' },
];

export const WizardParts = () => (
  <KitSection title="Wizard">
    <StatefulExample start="name">
      {(current, enter) => (
        <WizardFrame
          title="Add a beneficiary"
          back="/"
          current={current}
          steps={[
            { id: 'country', title: 'Country', done: true, enter: null },
            { id: 'name', title: 'Name', done: false, enter: () => enter('name') },
            { id: 'review', title: 'Review & Submit', done: false, enter: () => enter('review') },
          ]}
        >
          {current === 'name' ? (
            <Card
              title="Name"
              footer={
                <>
                  <QuietButton disabled onPress={doNothing}>
                    Back
                  </QuietButton>
                  <PrimaryButton onPress={() => enter('review')}>Continue</PrimaryButton>
                </>
              }
            >
              <StatefulExample start="">
                {(value, keep) => (
                  <WizardTextField
                    id="name-of-the-account"
                    label="Name of the account"
                    value={value}
                    onChange={keep}
                    onLeave={doNothing}
                  />
                )}
              </StatefulExample>
            </Card>
          ) : (
            <WizardReviewCard
              submit="Submit"
              payee={{ name: 'Thalassa', account: '12345678', details: ['EUR', 'Lighthouse'] }}
              sealed={false}
              busy={false}
              disabledReason="This page sends nothing."
              onBack={() => enter('name')}
              onSubmit={doNothing}
            >
              <StepReviewCard id="name" title="Name" disabled={false} onEdit={() => enter('name')}>
                <LabelledValueList facts={facts} />
              </StepReviewCard>
            </WizardReviewCard>
          )}
        </WizardFrame>
      )}
    </StatefulExample>
    <FieldOrigin read>Read from your text</FieldOrigin>
    <FieldOrigin read={false}>Proposed</FieldOrigin>
    <OpenQuestion question="Do you pay a company?" stop={{ stops: 0, isMarked: false }}>
      <QuietButton onPress={doNothing}>Yes, a business</QuietButton>
      <QuietButton onPress={doNothing}>No, a person</QuietButton>
    </OpenQuestion>
    <LinkToField id="name-of-the-account">First fill in the name of the account.</LinkToField>
  </KitSection>
);

import { ButtonLink } from '../../src/kit/buttons/ButtonLink.tsx';
import { CopyButton } from '../../src/kit/buttons/CopyButton.tsx';
import { IconButton } from '../../src/kit/buttons/IconButton.tsx';
import { IconLink } from '../../src/kit/buttons/IconLink.tsx';
import { PrimaryButton } from '../../src/kit/buttons/PrimaryButton.tsx';
import { PrintButton } from '../../src/kit/buttons/PrintButton.tsx';
import { QuietButton } from '../../src/kit/buttons/QuietButton.tsx';
import { doNothing } from './doNothing.ts';
import { KitSection } from './KitSection.tsx';

const looks = ['quiet', 'plain', 'danger'] as const;

const Cross = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" stroke="currentColor" aria-hidden="true" focusable="false">
    <path d="m3 3 10 10M13 3 3 13" />
  </svg>
);

export const ButtonParts = () => (
  <KitSection title="Buttons">
    <div className="button-row">
      <PrimaryButton onPress={doNothing}>Book Deal</PrimaryButton>
      <PrimaryButton busy>Booking...</PrimaryButton>
      <PrimaryButton destroys onPress={doNothing}>
        Delete
      </PrimaryButton>
    </div>
    <PrimaryButton disabledReason="Enter an amount first.">Get Quote</PrimaryButton>
    <PrimaryButton note="The rate has moved." onPress={doNothing}>
      Accept
    </PrimaryButton>
    <PrimaryButton wide does="Nothing is booked by this." onPress={doNothing}>
      Continue
    </PrimaryButton>
    {looks.map((look) => (
      <div className="button-row" key={look}>
        <QuietButton look={look} onPress={doNothing}>
          {look}
        </QuietButton>
        <QuietButton look={look} disabled onPress={doNothing}>
          {`${look}, off`}
        </QuietButton>
        <QuietButton look={look} busy onPress={doNothing}>
          {`${look}, busy`}
        </QuietButton>
        <IconButton look={look} label={`Close, ${look}`} onPress={doNothing}>
          <Cross />
        </IconButton>
        <IconButton look={look} label={`Close, ${look}, off`} disabled onPress={doNothing}>
          <Cross />
        </IconButton>
      </div>
    ))}
    <div className="button-row">
      <ButtonLink look="primary" to="/">
        Primary link
      </ButtonLink>
      <ButtonLink to="/">Quiet link</ButtonLink>
      <ButtonLink look="plain" to="/">
        Plain link
      </ButtonLink>
      <IconLink to="/" label="Home">
        <Cross />
      </IconLink>
      <CopyButton text="20312764" what="number" />
      <PrintButton />
    </div>
  </KitSection>
);

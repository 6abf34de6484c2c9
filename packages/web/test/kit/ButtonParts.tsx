import { ButtonLink } from '../../src/kit/buttons/ButtonLink.tsx';
import { CopyButton } from '../../src/kit/buttons/CopyButton.tsx';
import { IconButton } from '../../src/kit/buttons/IconButton.tsx';
import { IconLink } from '../../src/kit/buttons/IconLink.tsx';
import { PrimaryButton } from '../../src/kit/buttons/PrimaryButton.tsx';
import { PrintButton } from '../../src/kit/buttons/PrintButton.tsx';
import { QuietButton } from '../../src/kit/buttons/QuietButton.tsx';
import { nothing } from './nothing.ts';
import { Parts } from './Parts.tsx';

const looks = ['quiet', 'plain', 'danger'] as const;

const Cross = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" stroke="currentColor" aria-hidden="true" focusable="false">
    <path d="m3 3 10 10M13 3 3 13" />
  </svg>
);

export const ButtonParts = () => (
  <Parts title="Buttons">
    <div className="button-row">
      <PrimaryButton onPress={nothing}>Book Deal</PrimaryButton>
      <PrimaryButton busy>Booking...</PrimaryButton>
      <PrimaryButton destroys onPress={nothing}>
        Delete
      </PrimaryButton>
    </div>
    <PrimaryButton disabledReason="Enter an amount first.">Get Quote</PrimaryButton>
    <PrimaryButton note="The rate has moved." onPress={nothing}>
      Accept
    </PrimaryButton>
    <PrimaryButton wide does="Nothing is booked by this." onPress={nothing}>
      Continue
    </PrimaryButton>
    {looks.map((look) => (
      <div className="button-row" key={look}>
        <QuietButton look={look} onPress={nothing}>
          {look}
        </QuietButton>
        <QuietButton look={look} disabled onPress={nothing}>
          {`${look}, off`}
        </QuietButton>
        <QuietButton look={look} busy onPress={nothing}>
          {`${look}, busy`}
        </QuietButton>
        <IconButton look={look} label={`Close, ${look}`} onPress={nothing}>
          <Cross />
        </IconButton>
        <IconButton look={look} label={`Close, ${look}, off`} disabled onPress={nothing}>
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
  </Parts>
);

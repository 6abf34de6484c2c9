import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { useState, type ReactNode } from 'react';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { makeLazyPage } from '../routing/makeLazyPage.ts';
import type { DisplayedDeal } from './displayedDeal.ts';
import { FetchedRates } from './FetchedRates.tsx';
import { useRates } from './ratesContext.ts';

const rateHistory = makeLazyPage(async () => (await import('./over-time/RateHistory.tsx')).RateHistory);

/**
 * Opens and closes the rates of a pair over time, which are fetched, asked for and drawn only then (RATE-15). Their place
 * is there with the press, so that nothing moves when they come. It stands in a `rate-row`.
 */
export const OverTime = ({
  label = 'Over time',
  words = label,
  children,
  ...pair
}: {
  /** The accessible name, and what stands there unless `words` do. */
  readonly label?: string;
  readonly words?: ReactNode;
  readonly base: Currency;
  /** Null until it is known who is paid. */
  readonly quote: Currency | null;
  /** A displayed quote, which is a dot on the line; left out where the pair is one of the panel. */
  readonly deal?: DisplayedDeal | null;
  /** What stands beside the button. */
  readonly children?: ReactNode;
}) => {
  const rates = useRates();
  const [open, setOpen] = useState(false);
  return (
    <>
      <span className="rate-code">
        <QuietButton look="plain" label={label} expanded={open} onPress={() => setOpen(!open)}>
          {words}
        </QuietButton>
      </span>
      {children}
      {open ? (
        <FetchedRates part={rateHistory} failed="Error loading rates over time." props={{ rates, ...pair }} />
      ) : null}
    </>
  );
};

import type { ComponentProps } from 'react';
import { fetchAhead } from '../../chunks/fetchAhead.ts';
import { lazyPage } from '../../chunks/lazyPage.ts';
import { useLazyPage } from '../../chunks/useLazyPage.ts';
import { PageFailure } from '../../failures/PageFailure.tsx';
import { CentredSpinner } from '../../kit/waiting/CentredSpinner.tsx';
import type { BookedStep } from './BookedStep.tsx';

type Props = ComponentProps<typeof BookedStep>;

const step = lazyPage<Props>(async () => (await import('./BookedStep.tsx')).BookedStep);

/** Fetches the instruct step while a quote is looked at, so that nothing waits for it once the deal is booked. */
export const prepareBookedStep = (): void => fetchAhead(step);

/** The instruct step; the deal that it is of is kept as awaited, whether it can be drawn or not. */
export const FetchedBookedStep = ({ booked }: Props) => {
  const { page: Step, failed, tryAgain } = useLazyPage(step);
  if (Step !== null) return <Step booked={booked} />;
  return failed ? <PageFailure onTryAgain={tryAgain} /> : <CentredSpinner />;
};

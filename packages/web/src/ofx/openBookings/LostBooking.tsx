import { ofxBookingWords, ofxDealsWords, openOfxBookingWords } from '@fx-gateway/domain/ofx';
import { observer } from 'mobx-react-lite';
import { CallFailureNotice } from '../../calls/CallFailureNotice.tsx';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { formatTime } from '../../kit/facts/formatTime.ts';
import { Card } from '../../kit/layout/Card.tsx';
import { FocusOnMount } from '../../kit/layout/FocusOnMount.tsx';
import { FailureNotice } from '../../kit/notices/FailureNotice.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { Spinner } from '../../kit/waiting/Spinner.tsx';
import { paths } from '../../routing/paths.ts';
import type { OpenBooking } from '../scope/openBookings/OpenBookingsStore.ts';
import { useOfx } from '../scope/ofxContext.ts';
import { CandidateChoice } from '../../quoting/candidates/CandidateChoice.tsx';
import { OtherDealsDialog } from '../../quoting/candidates/OtherDealsDialog.tsx';
import { useOtherDeals, type OtherDeals } from '../../quoting/candidates/useOtherDeals.ts';
import { dealCandidate } from './dealCandidate.ts';
import '../../quoting/LostBooking.css';

const words = openOfxBookingWords;

/** The ways on while it is not known what a booking became. */
const Unsettled = observer(
  ({ open, otherDeals }: { readonly open: OpenBooking; readonly otherDeals: OtherDeals }) => {
    const { openBookings } = useOfx();
    const { intent, lost, looking, settlement } = open;
    if (looking || settlement === null)
      return (
        <output className="lost-checking">
          <Spinner size={20} /> {words.looking}
        </output>
      );
    const from = openBookings.noDealFrom(intent);
    const look = (): void => void openBookings.look(intent);
    if (settlement.kind === 'unknown')
      return lost === null ? (
        <CallFailureNotice
          words={ofxDealsWords(settlement.failure)}
          failure={settlement.failure}
          onRetry={look}
          retryLabel="Check again"
        />
      ) : (
        // Why the answer was lost stands above: one alarm is enough.
        <>
          <p>{ofxDealsWords(settlement.failure)}</p>
          <div className="button-row">
            <QuietButton onPress={look}>Check again</QuietButton>
          </div>
        </>
      );
    if (settlement.kind !== 'choose') return null;
    return (
      <>
        <CandidateChoice
          bookedAs="deal"
          candidates={settlement.candidates.map(dealCandidate(intent))}
          noneFrom={from === null ? null : words.notBookedFrom(formatTime(from))}
          onChoose={(dealId) =>
            dealId === null ? otherDeals.sayNone() : void openBookings.choose(intent, dealId)
          }
        />
        <div className="button-row">
          <QuietButton onPress={look}>Check again</QuietButton>
        </div>
      </>
    );
  },
);

/** A booking without an answer: the user settles it by the list of deals. Until then it is unknown, never failed. */
export const LostBooking = observer(({ open }: { readonly open: OpenBooking }) => {
  const { openBookings } = useOfx();
  const { intent, lost, settlement } = open;
  const otherDeals = useOtherDeals(async (others) =>
    (await openBookings.chooseNone(intent, others)).map(dealCandidate(intent)),
  );
  const dismiss = (): void => openBookings.dismiss(intent);
  if (settlement?.kind === 'booked')
    return (
      <Notice tone="positive" title={words.isBooked}>
        <p>{words.wasBooking(intent)}</p>
        <div className="notice-next button-row">
          <ButtonLink to={paths.gateway.deal(settlement.dealId)} look="primary" onPress={dismiss}>
            See the deal
          </ButtonLink>
          <QuietButton look="plain" onPress={dismiss}>
            Close
          </QuietButton>
        </div>
      </Notice>
    );
  if (settlement?.kind === 'not-booked')
    return (
      <Notice tone="warning" title={words.isNotBooked}>
        <p>{words.wasBooking(intent)}</p>
        <div className="notice-next button-row">
          <QuietButton look="plain" onPress={dismiss}>
            Close
          </QuietButton>
        </div>
      </Notice>
    );
  if (settlement?.kind === 'settled-elsewhere')
    return (
      <Notice tone="warning" title={words.isElsewhere}>
        <p>
          {words.wasBooking(intent)} {words.elsewhere}
        </p>
        <div className="notice-next button-row">
          <ButtonLink to={paths.gateway.deals} onPress={dismiss}>
            See Past Deals
          </ButtonLink>
          <QuietButton look="plain" onPress={dismiss}>
            Close
          </QuietButton>
        </div>
      </Notice>
    );
  return (
    <FocusOnMount>
      <Card title={words.title}>
        <div className="stack">
          {lost === null ? null : (
            <FailureNotice happened={ofxBookingWords(lost)} requestId={lost.requestId} />
          )}
          <p>
            {words.wasBooking(intent)} {words.notKnown} {words.neverAgain}
          </p>
          <Unsettled open={open} otherDeals={otherDeals} />
          <OtherDealsDialog words={words.others(otherDeals.deals.length, intent)} otherDeals={otherDeals} />
        </div>
      </Card>
    </FocusOnMount>
  );
});

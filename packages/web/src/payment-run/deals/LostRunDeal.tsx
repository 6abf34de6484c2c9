import type { RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import type { LostRunBooking } from '@fx-gateway/domain/payment-run/run/runPartner.ts';
import { observer } from 'mobx-react-lite';
import { formatTime } from '../../kit/facts/formatTime.ts';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { Spinner } from '../../kit/waiting/Spinner.tsx';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';
import { LostRunCandidates } from './LostRunCandidates.tsx';

type Choose = Extract<LostRunBooking, { readonly kind: 'choose' }>;

/** A deal of which nobody knows whether it was booked or instructed: it is looked into, and nothing is sent twice. */
export const LostRunDeal = observer(
  ({ deal, store }: { readonly deal: RunDeal; readonly store: RunPaymentStore }) => {
    const { scope } = usePaymentRuns();
    const { lost, run } = store;
    const seen = lost.seen.get(deal.id);
    const isLooking = lost.looking.has(deal.id);
    const isBooking = deal.state.kind === 'booking';
    const say = (candidates: Choose['candidates'], number: string | null): void => {
      const order = candidates.find((each) => each.number === number);
      void lost.say(
        run.id,
        deal,
        order === undefined ? { noneOf: candidates.map((each) => each.number) } : { order },
      );
    };
    return (
      <div className={isBooking ? 'run-lost' : undefined}>
        <Notice
          tone="warning"
          title={
            isBooking
              ? 'It is not known yet whether this deal was booked'
              : 'It is not known yet whether these payments were instructed'
          }
        >
          <p>
            {isBooking
              ? 'No answer came. It is looked up, and nothing is sent a second time by that.'
              : 'The order is looked up. Where nobody is paid by it yet, the very same instruction is sent once more: the partner carries it out once.'}
          </p>
          {seen?.kind === 'unknown' && seen.failure !== null ? (
            <p>{scope.failureWords(seen.failure)}</p>
          ) : null}
          {seen?.kind === 'unknown' && seen.until !== null ? (
            <p>It is looked up again at {formatTime(seen.until)}.</p>
          ) : null}
          {seen?.kind === 'choose' ? (
            <LostRunCandidates
              dealId={deal.id}
              seen={seen}
              booked={scope.booked}
              onSay={(number) => say(seen.candidates, number)}
            />
          ) : null}
          <div className="notice-next button-row">
            <QuietButton busy={isLooking} onPress={() => void lost.look(run.id, deal)}>
              Look again
            </QuietButton>
            {isLooking ? <Spinner size={20} /> : null}
          </div>
        </Notice>
      </div>
    );
  },
);

import { deniedBookingOf, type RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { observer } from 'mobx-react-lite';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { formatTime } from '../../kit/facts/formatTime.ts';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';

/** Whoever has said that a lost booking became no deal says otherwise here, until the payments are booked anew (RUN-16). */
export const DeniedRunBooking = observer(
  ({ deal, store }: { readonly deal: RunDeal; readonly store: RunPaymentStore }) => {
    const { scope } = usePaymentRuns();
    const { lost, run, isBusy } = store;
    const denied = deniedBookingOf(deal);
    if (denied === null) return null;
    const noun = scope.booked.noun.toLowerCase();
    const seen = lost.seen.get(deal.id);
    const busy = isBusy || lost.looking.has(deal.id);
    const candidates = seen?.kind === 'choose' ? seen.candidates : [];
    return (
      <div className="run-denied">
        <p className="quiet-words">
          You said that the booking of {formatTime(denied.startedAt)} became no {noun}. Until this deal is
          booked anew you can name its {noun} after all.
        </p>
        {candidates.length === 0 ? null : (
          <ul className="run-problems">
            {candidates.map(({ number, reference, sentence }) => (
              <li key={number}>
                {sentence}{' '}
                <QuietButton
                  look="plain"
                  label={`${scope.booked.noun} ${reference || number} is deal ${deal.id}`}
                  busy={busy}
                  onPress={() => void lost.correct(run.id, deal, number)}
                >
                  It is this one
                </QuietButton>
              </li>
            ))}
          </ul>
        )}
        {seen === undefined || candidates.length > 0 || busy ? null : (
          <output>
            {seen.kind === 'unknown' && seen.failure !== null
              ? scope.failureWords(seen.failure)
              : `No new ${noun} with these amounts was found.`}
          </output>
        )}
        <div className="button-row">
          <QuietButton
            look="plain"
            label={`Deal ${deal.id} was booked after all`}
            busy={busy}
            onPress={() => void lost.correct(run.id, deal, null)}
          >
            It was booked after all
          </QuietButton>
        </div>
      </div>
    );
  },
);

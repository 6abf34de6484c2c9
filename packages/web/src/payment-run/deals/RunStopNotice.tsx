import type { RunStop } from '@fx-gateway/domain/payment-run/run/continueRun.ts';
import { deniedBookingOf, type RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import type { EqualDeal } from '@fx-gateway/domain/payment-run/run/runPartner.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';
import { focusStop, stopIdOf } from './focusStop.ts';
import { RunDetailsQuestion } from './RunDetailsQuestion.tsx';
import { runStopMessage } from './runStopMessages.ts';

/** Which of these may be the booking of which the user has said that it is none: not what pays one row alone. */
const maybeDenied = (deal: RunDeal, equal: readonly EqualDeal[]): readonly EqualDeal[] =>
  deniedBookingOf(deal) === null ? [] : equal.filter(({ row }) => row === undefined);

const Answers = observer(
  ({
    deal,
    stop,
    store,
    onRaise,
  }: {
    readonly deal: RunDeal;
    readonly stop: RunStop;
    readonly store: RunPaymentStore;
    readonly onRaise: () => void;
  }) => {
    const goOn = (): void =>
      void (deal.state.kind === 'booked' ? store.calls.instructDeal(deal.id) : store.calls.bookDeal(deal.id));
    switch (stop.kind) {
      case 'equal-deals':
        return (
          <>
            {maybeDenied(deal, stop.equal).map(({ number, reference }) => (
              <QuietButton
                key={number}
                onPress={() => {
                  store.stops.drop(deal.id);
                  void store.lost.correct(store.run.id, deal, number);
                }}
              >
                It was booked as {reference ?? number}
              </QuietButton>
            ))}
            <QuietButton
              onPress={() => {
                store.stops.agree(deal.id, { beside: stop.equal.map(({ number }) => number) });
                goOn();
              }}
            >
              {deal.state.kind === 'booked' ? 'Instruct this one as well' : 'Book this one as well'}
            </QuietButton>
            <QuietButton onPress={() => void store.leaveOut(deal.id)}>
              {deal.state.kind === 'booked' ? 'Do not instruct it' : 'Leave this deal out'}
            </QuietButton>
          </>
        );
      case 'list-not-whole':
      case 'not-looked':
        return (
          <>
            <QuietButton
              onPress={() => {
                store.stops.agree(deal.id, { unseenAccepted: true });
                goOn();
              }}
            >
              I know that it is not paid: go on
            </QuietButton>
            <QuietButton onPress={() => store.stops.drop(deal.id)}>Close</QuietButton>
          </>
        );
      case 'instruction-refused':
        return (
          <>
            <QuietButton onPress={goOn}>Instruct it again</QuietButton>
            {store.waiting.length === 0 ? null : (
              <QuietButton onPress={onRaise}>Book the other deals all the same</QuietButton>
            )}
            <QuietButton look="plain" onPress={() => store.stops.drop(deal.id)}>
              Stop here
            </QuietButton>
          </>
        );
      case 'above-limit':
        return (
          <>
            <QuietButton onPress={onRaise}>Raise the limit</QuietButton>
            <QuietButton onPress={() => store.stops.drop(deal.id)}>Stop here</QuietButton>
          </>
        );
      case 'payees-gone':
        return <QuietButton onPress={() => void store.leaveOut(deal.id)}>Leave this deal out</QuietButton>;
      case 'details-unchecked':
      case 'details-unread':
        return <RunDetailsQuestion deal={deal} store={store} onAgreed={goOn} />;
      default:
        return <QuietButton onPress={() => store.stops.drop(deal.id)}>Close</QuietButton>;
    }
  },
);

const titleOf = ({ state }: RunDeal, { kind }: RunStop): string => {
  if (kind === 'booked-twice') return 'This may be booked twice';
  if (state.kind === 'booked') return 'It is booked, and not instructed yet';
  return kind === 'no-access' ? 'This deal was not booked' : 'Nothing was sent for this deal just now';
};

/** What the user has to say before a deal goes on, or why it did not. */
export const RunStopNotice = observer(
  (props: {
    readonly deal: RunDeal;
    readonly stop: RunStop;
    readonly store: RunPaymentStore;
    readonly onRaise: () => void;
  }) => {
    const { stop, deal, store } = props;
    const isNewest = store.stops.newest === deal.id;
    // Who pressed is led to the question, wherever on the page it stands.
    useEffect(() => {
      if (!isNewest) return;
      store.stops.shown();
      focusStop(deal.id);
    }, [isNewest, store, deal.id]);
    const { scope } = usePaymentRuns();
    return (
      <div id={stopIdOf(deal.id)} tabIndex={-1}>
        <Notice tone="warning" title={titleOf(deal, stop)}>
          <p>{runStopMessage(stop, scope.failureWords)}</p>
          {stop.kind === 'equal-deals' && deal.state.kind === 'booked' ? (
            <p>
              The same was booked elsewhere at the same time. This one pays nobody as long as it is not
              instructed: ask the partner to cancel the one that you do not want.
            </p>
          ) : null}
          {stop.kind === 'equal-deals' || stop.kind === 'booked-twice' ? (
            <ul className="run-problems">
              {stop.equal.map(({ number, sentence }) => (
                <li key={number}>{sentence}</li>
              ))}
            </ul>
          ) : null}
          <div className="notice-next button-row">
            <Answers {...props} />
          </div>
        </Notice>
      </div>
    );
  },
);

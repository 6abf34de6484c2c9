import {
  bookingWords,
  intentId,
  missingAnswer,
  missingAnswerWords,
  notBookedWords,
  openBookingWords,
  saidOfBookingWords,
  type CandidateOrder,
} from '@fx-gateway/domain/corpay';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Card } from '../../kit/layout/Card.tsx';
import { formatTime } from '../../kit/facts/formatTime.ts';
import { Notice } from '../../kit/notices/Notice.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { paths } from '../../routing/paths.ts';
import { answerOf, CameBack, type Answer } from './CameBack.tsx';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { CandidateOrders } from './CandidateOrders.tsx';
import { FocusOnMount } from '../../kit/layout/FocusOnMount.tsx';
import { useCorpay } from '../scope/corpayContext.ts';
import { CheckingOutcome } from './CheckingOutcome.tsx';
import type { OpenBooking } from '../scope/openSteps/openIntentsState.ts';
import { hasAnswer } from '../../calls/hasAnswer.ts';
import { OtherDealsDialog } from './OtherDealsDialog.tsx';
import { SendAgain } from './SendAgain.tsx';
import { SettledElsewhereNotice } from './SettledElsewhereNotice.tsx';

/** Whether the orders that could be the booking are other deals. */
type Question = { readonly open: boolean; readonly orders: readonly CandidateOrder[] };

/** What was answered: to the last call that was, and else to the first one; then why nothing could be looked up. */
const answersTo = ({ lost, settlement }: OpenBooking): readonly Answer[] => {
  const looked = settlement?.kind === 'unknown' ? answerOf(settlement.failure) : [];
  const said = settlement?.kind === 'choose' && settlement.said !== 'no-number' ? settlement.said : null;
  if (hasAnswer(said)) return [{ words: saidOfBookingWords(said), requestId: said.requestId }];
  // The partner could be reached since: trouble to connect is no longer what is in the way.
  const isAnswered = lost?.kind === 'no-answer' && settlement?.kind === 'choose';
  if (lost === null || isAnswered) return looked;
  return [{ words: bookingWords(lost), requestId: lost.requestId }, ...looked];
};

/** A booking without an answer: what became of it, or how to find out. Until then it is unknown, never failed. */
export const LostBooking = observer(({ lost }: { readonly lost: OpenBooking }) => {
  const { intents } = useCorpay();
  const { pathname } = useLocation();
  const { intent, here, settlement, checking } = lost;
  const until = intents.canBecomeDealUntil(lost);
  const safeFrom = until === null ? null : formatTime(until);
  const mayAsk = intents.mayAsk(lost);
  const asking = mayAsk ? 'safe' : safeFrom === null ? null : { safeFrom };
  const [question, setQuestion] = useState<Question>({ open: false, orders: [] });
  const close = (): void => setQuestion({ ...question, open: false });
  const sayNone = async (otherDeals: readonly string[]): Promise<void> => {
    const orders = await intents.chooseNone(lost, otherDeals);
    if (orders.length > 0) setQuestion({ open: true, orders });
  };
  const dismiss = (): void => intents.dismiss(intentId(intent));
  if (settlement?.kind === 'booked') {
    const { orderNumber } = settlement;
    return (
      <Notice tone="positive" title={`Deal ${orderNumber} is booked`}>
        <p>{openBookingWords.found(intent)}</p>
        <div className="notice-next button-row">
          {pathname === paths.gateway.order(orderNumber) ? null : (
            <ButtonLink to={paths.gateway.order(orderNumber)} look="primary" onPress={dismiss}>
              Instruct Payment
            </ButtonLink>
          )}
          <QuietButton look="plain" onPress={dismiss}>
            Later
          </QuietButton>
        </div>
      </Notice>
    );
  }
  if (settlement?.kind === 'settled-elsewhere')
    return <SettledElsewhereNotice intent={intent} see={paths.gateway.orders} onClose={dismiss} />;
  if (settlement?.kind === 'not-booked') {
    return (
      <Notice tone="warning" title={notBookedWords.title(intent)}>
        <p>{notBookedWords.why(settlement.said)}</p>
        <div className="notice-next button-row">
          <QuietButton look="plain" onPress={dismiss}>
            Close
          </QuietButton>
        </div>
      </Notice>
    );
  }
  const answers = answersTo(lost);
  const stillUnknown = !checking && settlement?.kind === 'unknown';
  return (
    <FocusOnMount>
      <Card title="What became of your booking?">
        <div className="stack">
          <p>
            {openBookingWords.wasBooking(intent)}{' '}
            {missingAnswerWords[here ? missingAnswer(lost.lost) : 'earlier']}
          </p>
          {stillUnknown || answers.length > 0 ? (
            <Notice tone="warning" {...(stillUnknown ? { title: openBookingWords.stillUnknown } : {})}>
              <CameBack answers={answers} />
              {stillUnknown ? <p>{openBookingWords.kept(settlement.failure, asking)}</p> : null}
            </Notice>
          ) : null}
          {checking || settlement === null ? (
            <CheckingOutcome />
          ) : settlement.kind === 'choose' ? (
            <CandidateOrders
              candidates={settlement.candidates}
              noneFrom={safeFrom}
              onChoose={(orderNumber) =>
                void (orderNumber === null ? sayNone([]) : intents.choose(lost, orderNumber))
              }
            />
          ) : null}
          {settlement?.kind === 'unknown' ? (
            <div className="button-row">
              {checking ? null : (
                <QuietButton onPress={() => void intents.check(lost)}>Check again</QuietButton>
              )}
              {mayAsk ? null : <SendAgain lost={lost} />}
            </div>
          ) : null}
          <OtherDealsDialog
            intent={intent}
            {...question}
            onCancel={close}
            onConfirm={() => {
              close();
              void sayNone(question.orders.map(({ ordNum }) => ordNum));
            }}
          />
        </div>
      </Card>
    </FocusOnMount>
  );
});

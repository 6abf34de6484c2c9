import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import type { AnsweredMoneyCall } from '@fx-gateway/domain/intents/answeredMoneyCall.ts';
import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { NoticeActions } from '../../kit/notices/NoticeActions.tsx';
import { useMarkOutcomeReported } from '../../quoting/untold/useMarkOutcomeReported.ts';
import { paths } from '../../routing/paths.ts';
import { useOfx } from '../stores/ofxContext.ts';

const { isBooked, isNotBooked, became, wasBooking } = openOfxBookingMessages;

const One = observer(
  ({ told: { intent, answer } }: { readonly told: AnsweredMoneyCall<StoredOfxBookingCall> }) => {
    const { untold } = useOfx();
    useMarkOutcomeReported(untold, intent.quoteId);
    const { number: dealId, reference, words } = answer;
    const close = (): void => untold.close(intent);
    return (
      <Notice
        tone={dealId === null ? 'warning' : 'positive'}
        title={dealId === null ? isNotBooked : isBooked}
      >
        <p>
          {wasBooking(intent)} {dealId === null ? words : became({ reference: reference ?? dealId })}
        </p>
        <NoticeActions onClose={close}>
          {dealId === null ? null : (
            <ButtonLink to={paths.gateway.deal(dealId)} look="primary" onPress={close}>
              See the deal
            </ButtonLink>
          )}
        </NoticeActions>
      </Notice>
    );
  },
);

/** What was answered in an earlier visit and never displayed. */
export const UnreportedOutcomeNotices = observer(() => {
  const { earlier } = useOfx().untold;
  return earlier.length === 0 ? null : (
    <div className="stack open-intents">
      {earlier.map((each) => (
        <One key={each.intent.quoteId} told={each} />
      ))}
    </div>
  );
});

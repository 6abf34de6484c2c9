import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { Notice } from '../../kit/notices/Notice.tsx';
import { NoticeActions } from '../../kit/notices/NoticeActions.tsx';
import { paths } from '../../routing/paths.ts';
import { useOfx } from '../stores/ofxContext.ts';

const words = openOfxBookingMessages;

/** All that another tab has booked or settled, in one notice that counts, and what the deals show of each. */
export const OutcomesFoundInOtherTabNotice = observer(() => {
  const { openBookings } = useOfx();
  const { settledElsewhere } = openBookings;
  const [first, ...others] = settledElsewhere;
  if (first === undefined) return null;
  const booked = settledElsewhere.filter(({ settlement }) => settlement.became);
  const only = others.length === 0 ? first.settlement.became : null;
  const dismiss = (): void => {
    for (const { intent } of settledElsewhere) openBookings.dismiss(intent);
  };
  return (
    <Notice
      tone={booked.length === settledElsewhere.length ? 'positive' : 'warning'}
      title={words.settledElsewhere(settledElsewhere.length, booked.length)}
    >
      {settledElsewhere.map(({ intent, settlement }) => (
        <p key={intent.quoteId}>
          {words.wasBooking(intent)} {words.became(settlement.became)}
        </p>
      ))}
      {booked.length === 0 ? null : <p>{words.emptied}</p>}
      <NoticeActions onClose={dismiss}>
        {only ? (
          <ButtonLink to={paths.gateway.deal(only.dealId)} onPress={dismiss}>
            See the deal
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.gateway.deals} onPress={dismiss}>
            See Past Deals
          </ButtonLink>
        )}
      </NoticeActions>
    </Notice>
  );
});

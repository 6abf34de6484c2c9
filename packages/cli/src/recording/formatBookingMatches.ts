import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import type { MatchingDeal } from '@fx-gateway/domain/recording/findMatchingDeals.ts';
import { safeName } from '../safe-text/safeText.ts';
import type { ViewStyle } from '../terminal/viewStyle.ts';
import type { PartnerBookingNames, BookingMatch } from './matchBookings.ts';
import { localClock, indentBelowTime } from './formatReplayedStates.ts';

const whichText = ({ deal, why }: MatchingDeal): string => `${safeName(deal.number)}: ${why.join(', ')}`;

const foundTexts = (fitting: BookingMatch['fitting'], one: PartnerBookingNames['one']): readonly string[] => {
  const [likeliest, ...others] = fitting;
  return likeliest === undefined
    ? [`no ${one} fits`]
    : [`most likely ${one} ${whichText(likeliest)}`, ...others.map((each) => `or ${one} ${whichText(each)}`)];
};

/** What each booking became, or may have become, with the reasons, for a person. */
export const formatBookingMatches = (
  matches: readonly BookingMatch[],
  { one }: PartnerBookingNames,
  paint: ViewStyle,
): string => {
  const clock = localClock();
  return matches
    .flatMap(({ booking: { pressedAt, settlement, payment, made }, fitting }) => {
      const amounts = [
        ...(settlement === null ? [] : [`you send ${formatMoney(settlement)}`]),
        ...(payment === null ? [] : [`they receive ${formatMoney(payment)}`]),
      ].join(', ');
      const became = made === null ? 'Sent to be booked' : `Booked as ${made}`;
      return [
        `${clock.format(new Date(pressedAt))}  ${paint.bold(amounts === '' ? became : `${became}: ${amounts}`)}`,
        ...foundTexts(fitting, one).flatMap((text) => indentBelowTime(text, paint)),
      ];
    })
    .join('\n');
};

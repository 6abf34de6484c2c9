import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import type { FittingDeal } from '@fx-gateway/domain/recording/fittingDeals.ts';
import { safeName } from '../safe-text/safeText.ts';
import type { Paint } from '../terminal/paint.ts';
import type { BookedNames, Match } from './matchBookings.ts';
import { localClock, underMoment } from './replayLines.ts';

const whichText = ({ deal, why }: FittingDeal): string => `${safeName(deal.number)}: ${why.join(', ')}`;

const foundTexts = (fitting: Match['fitting'], one: BookedNames['one']): readonly string[] => {
  const [likeliest, ...others] = fitting;
  return likeliest === undefined
    ? [`no ${one} fits`]
    : [`most likely ${one} ${whichText(likeliest)}`, ...others.map((each) => `or ${one} ${whichText(each)}`)];
};

/** What each booking became, or may have become, with the reasons, for a person. */
export const matchLines = (matches: readonly Match[], { one }: BookedNames, paint: Paint): string => {
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
        ...foundTexts(fitting, one).flatMap((text) => underMoment(text, paint)),
      ];
    })
    .join('\n');
};

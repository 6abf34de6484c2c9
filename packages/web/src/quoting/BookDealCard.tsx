import { connectionMessage } from '@fx-gateway/domain/quoting/connectionMessage.ts';
import type { LiveQuoteState } from '@fx-gateway/domain/quoting/liveQuoteState.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ButtonLink } from '../kit/buttons/ButtonLink.tsx';
import { paths } from '../routing/paths.ts';
import { Card } from '../kit/layout/Card.tsx';
import { useFocusFirstField } from '../kit/focus/useFocusFirstField.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { findLockedAmountField } from './findLockedAmountField.ts';

const PlaceOfAction = () => (
  <p className="deal-action-place quiet-words">You can book as soon as there is a quote.</p>
);

/**
 * The form of a deal. What books it is there once something is asked (OFX-QUOTE-3); its place is kept before, so that no
 * finger meets it where something else was.
 */
export const BookDealCard = observer(
  ({
    live,
    nobody,
    payeeChosen,
    booking,
    brief,
    action,
    caution,
    news,
    overTime,
    children,
  }: {
    readonly live: LiveQuoteState<unknown, object, unknown>;
    /** There is nobody to pay: that is said where the form would be, and nothing waits for a quote. */
    readonly nobody: boolean;
    /** Whether the amount is next. */
    readonly payeeChosen: boolean;
    readonly booking: boolean;
    /** What is displayed, in one line. */
    readonly brief: ReactNode;
    readonly action: ReactNode;
    /** What is to be read before what books is pressed. */
    readonly caution: ReactNode;
    /** What comes by itself beside what books, below what is said of the connection. */
    readonly news: ReactNode;
    /** The rates of the pair over time, below the form: what books stays in sight, and next after the amounts. */
    readonly overTime: ReactNode;
    readonly children: ReactNode;
  }) => {
    const { status, offer } = live;
    const form = useFocusFirstField<HTMLDivElement>((fields) =>
      payeeChosen
        ? findLockedAmountField(fields)
        : fields.querySelector<HTMLInputElement>('[role="combobox"]'),
    );
    const hasAction = status !== 'unitialized' || booking;
    const footer = (
      <div className="deal-bar">
        {hasAction ? brief : null}
        {hasAction ? action : <PlaceOfAction />}
      </div>
    );
    const lost = connectionMessage(live);
    const looks = [
      ...(status === 'loading' ? ['quote-loading'] : []),
      ...(status === 'loading' && offer !== null ? ['quote-renewing'] : []),
      ...(lost === null ? [] : ['quote-unanswered']),
    ];
    const beside = (
      <>
        {lost === null ? null : (
          <Notice tone="warning">
            <p>{lost}</p>
          </Notice>
        )}
        {news}
      </>
    );
    return (
      <div className={looks.join(' ')}>
        <Card
          title="Book a deal"
          aside={
            <ButtonLink look="plain" to={paths.gateway.payments}>
              Pay many from a spreadsheet
            </ButtonLink>
          }
          {...(nobody ? {} : { footer, news: beside, ...(hasAction ? { caution } : {}) })}
        >
          <div className="quote-form" ref={form}>
            {children}
          </div>
        </Card>
        {nobody ? null : overTime}
      </div>
    );
  },
);

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Card } from '../kit/layout/Card.tsx';

/** The form of a deal; what books it is there once something is asked (OFX-QUOTE-3). */
export const QuoteCard = observer(
  ({
    live: { status, offer },
    booking,
    action,
    children,
  }: {
    readonly live: { readonly status: string; readonly offer: object | null };
    readonly booking: boolean;
    readonly action: ReactNode;
    readonly children: ReactNode;
  }) => {
    const loading = offer === null ? 'quote-loading' : 'quote-loading quote-renewing';
    return (
      <div className={status === 'loading' ? loading : undefined}>
        <Card title="New deal" {...(status === 'unitialized' && !booking ? {} : { footer: action })}>
          <div className="quote-form">{children}</div>
        </Card>
      </div>
    );
  },
);

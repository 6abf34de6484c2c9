import { observer } from 'mobx-react-lite';
import { useOfx } from '../scope/ofxContext.ts';
import { LostBooking } from './LostBooking.tsx';
import { SettledElsewhere } from './SettledElsewhere.tsx';

/** What has no definite answer yet comes first, on every page of the gateway (S-80). */
export const OpenBookings = observer(() => {
  const { all } = useOfx().openBookings;
  if (all === null || all.length === 0) return null;
  return (
    <div className="stack open-intents">
      <SettledElsewhere />
      {all
        .filter(({ settlement }) => settlement?.kind !== 'settled-elsewhere')
        .map((open) => (
          <LostBooking key={open.intent.quoteId} open={open} />
        ))}
    </div>
  );
});

import { makeCustomerOfxJournal } from '../../../packages/cli/src/ofx/scope/makeCustomerOfxJournal.ts';
import { refuseIntents } from '../terminalConnection.ts';
import { newCaller, type Fate } from '../network.ts';
import { OfxPartner } from '../ofx/OfxPartner.ts';
import { ofxConfiguration, ofxSession, ofxUser } from '../ofx/ofxSession.ts';
import { createWalkTime } from '../walkTime.ts';
import type { CustomerWorld } from './customerWorld.ts';

/** A customer of OFX, whose bookings the partner carries out. */
export const ofxWorld = (lock: string) => {
  const time = createWalkTime();
  const partner = new OfxPartner('on', time, () => undefined);
  /** What becomes of the next bookings. */
  const fates: Fate[] = [];
  const world: CustomerWorld = {
    session: (store, answered = () => undefined) => {
      const ofx = partner.from({ ...newCaller('terminal'), fates });
      const book: typeof ofx.deals.book = async (request, key) => {
        const answer = await ofx.deals.book(request, key);
        answered();
        return answer;
      };
      return ofxSession({ ofx: { ...ofx, deals: { ...ofx.deals, book } }, time, store, lock });
    },
    made: async () => partner.deals.map(({ dealId }) => dealId),
    holds: async (store) => {
      const journal = makeCustomerOfxJournal(
        { configuration: ofxConfiguration, intents: store, refuseIntents },
        ofxUser,
      );
      if ((await journal.unreported()).length > 0) return 'answered';
      return (await journal.list()).length > 0 ? 'open' : null;
    },
    later: async () => {
      await time.advance(100_000);
      await time.quiet();
    },
  };
  return { ...world, fates, quotesAsked: () => partner.quotes.size };
};

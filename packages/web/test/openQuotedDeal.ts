import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { ofxPayee, openAuthorizedScope } from './fakeOfx.ts';

/** A quote of so much for Thalassa stands there. */
export const openQuotedDeal = async ({ store = createMemoryStore(), text = '90' } = {}) => {
  const opened = await openAuthorizedScope({ store });
  const { scope, time, calls } = opened;
  scope.quote.start();
  scope.deal.payTo(ofxPayee('b1', 'Thalassa'), text);
  await time.advance(600);
  const booked = () => calls.filter((call) => call.startsWith('book')).length;
  /** The partner takes the displayed quote back and gives another one. */
  const renew = async (): Promise<void> => {
    opened.answers.stale = true;
    await time.advance(5_500);
    opened.answers.stale = false;
    await time.advance(2_000);
  };
  return { ...opened, deal: scope.deal, booked, renew };
};

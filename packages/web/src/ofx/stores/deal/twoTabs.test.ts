import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { createOfxJournal } from '@fx-gateway/domain/ofx/booking/ofxJournal.ts';
import { describe, expect, it } from 'vitest';
import { ofxPayee, openAuthorizedScope } from '../../../../test/fakeOfx.ts';
import { heldCall } from '../../../../test/heldCall.ts';

const openTwoTabs = async () => {
  const store = createMemoryStore();
  const open = async () => {
    const tab = await openAuthorizedScope({ store });
    tab.scope.quote.start();
    tab.scope.deal.payTo(ofxPayee('b1', 'Thalassa'), '90');
    await tab.time.advance(600);
    return tab;
  };
  return { first: await open(), second: await open(), journal: createOfxJournal(store, 'sub-1') };
};

/** Holds the look at the bank details right before the call. */
const heldBeforeTheCall = ({ scope }: Awaited<ReturnType<typeof openAuthorizedScope>>) => {
  const { beneficiaries } = scope.session.ofx;
  const { held, goOn } = heldCall(beneficiaries.list);
  beneficiaries.list = held;
  return goOn;
};

const bookingsIn = (calls: readonly string[]) => calls.filter((call) => call.startsWith('book '));

describe('two tabs over one journal', () => {
  it('what the other tab booked, and showed, since Book Deal was pressed here is not booked a second time, and does not stay typed', async () => {
    const { first, second, journal } = await openTwoTabs();
    const goOn = heldBeforeTheCall(second);
    const pressed = second.scope.deal.book();
    await second.time.advance(0);
    expect(await first.scope.deal.book()).toMatchObject({ reference: 'OFX-9' });
    await journal.reported(['q1']);
    goOn();
    expect(await pressed).toBeNull();
    expect(bookingsIn(second.calls)).toEqual([]);
    expect(second.scope.deal.refusal).toMatchObject({ why: 'same-booked' });
    expect(second.scope.quote.draft.parts).toEqual([]);
  });

  it('another deal that the other tab booked meanwhile stands in no way', async () => {
    const { first, second, journal } = await openTwoTabs();
    first.scope.deal.change({ type: 'sell-total-typed', text: '91' });
    await first.time.advance(600);
    const goOn = heldBeforeTheCall(second);
    const pressed = second.scope.deal.book();
    await second.time.advance(0);
    await first.scope.deal.book();
    await journal.reported(['q2']);
    goOn();
    expect(await pressed).toMatchObject({ reference: 'OFX-9' });
  });

  it('a beneficiary who is deleted in one tab is chosen in no other, which names them', async () => {
    const { first, second } = await openTwoTabs();
    second.answers.list = second.answers.list.filter(({ beneficiaryId }) => beneficiaryId !== 'b1');
    const asked = first.calls.length;
    first.scope.session.beneficiaryChanged({ type: 'beneficiary-deleted', id: 'b1' });
    await second.time.advance(0);
    expect(second.scope.quote.draft.parts).toEqual([]);
    expect(second.scope.quote.beneficiariesGone).toEqual(['Thalassa']);
    expect(first.calls.slice(asked)).toEqual([]);
  });

  it('a press at the very same moment in both books one deal', async () => {
    const { first, second } = await openTwoTabs();
    await Promise.all([first.scope.deal.book(), second.scope.deal.book()]);
    expect([...bookingsIn(first.calls), ...bookingsIn(second.calls)]).toHaveLength(1);
  });
});

import { observer } from 'mobx-react-lite';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';
import { runDealStatus } from './runDealStatus.ts';

/** How the run goes on, read out: a deal that is under way, else how many are done. */
export const RunNews = observer(({ store }: { readonly store: RunPaymentStore }) => {
  const { run } = store;
  const { calling } = store.calls;
  const elsewhere = run.deals.find(({ id }) => store.isElsewhere(id));
  const deal = run.deals.find(({ id }) => id === calling);
  const done = run.deals.filter(({ state }) => state.kind === 'paid').length;
  const { first: stopped } = store.stops;
  return (
    <output className="visually-hidden">
      {elsewhere === undefined ? '' : `Another tab is at work on deal ${elsewhere.id}. `}
      {deal === undefined
        ? `${done} of ${run.deals.length} deals done.${stopped === null ? '' : ` Deal ${stopped} stopped.`}`
        : `Deal ${deal.id}: ${runDealStatus(deal, { isCalling: true, isQuoted: true }).word}`}
    </output>
  );
});

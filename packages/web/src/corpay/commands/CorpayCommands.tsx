import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';
import { ReportCommands } from '../../commands/partnerCommands.ts';
import type { PartnerPageProps } from '../../gateway/partner.ts';
import { goToFilledDeal } from '../../quoting/lockedAmount.ts';
import { paths } from '../../routing/paths.ts';
import { useCorpayScope } from '../scope/useCorpayScope.ts';

/** Brings the customer's beneficiaries and orders to the command field, and fills in a deal (CP-QUOTE-2). */
export const CorpayCommands = observer(({ dependencies }: PartnerPageProps) => {
  const { session, orders, deal } = useCorpayScope(dependencies);
  const report = use(ReportCommands);
  const open = session.access === 'open';
  const payees = session.beneficiaries.value;
  const business = orders.value;
  const free = deal.step === 'quote' && !deal.booking;
  useEffect(() => {
    if (!open) return;
    for (const list of [session.beneficiaries, orders]) if (list.value === null) list.refresh();
  }, [open, session, orders]);
  useEffect(() => {
    const pay = (id: string, amount: string | null): void => {
      const payee = payees?.find(({ clientIntegrationId }) => clientIntegrationId === id);
      if (payee === undefined) return;
      deal.payTo(payee, amount);
      // Once it is drawn, on the page of the deal; on the way there that page sees to it.
      requestAnimationFrame(goToFilledDeal);
    };
    report({
      payees: (payees ?? []).map(({ clientIntegrationId: id, payee: name, curr: currency }) => ({
        id,
        name,
        currency,
        href: paths.gateway.beneficiary(id),
      })),
      business: (business ?? []).map(({ ordNum }) => ({
        label: `Order ${ordNum}`,
        href: paths.gateway.order(ordNum),
      })),
      pay: free ? pay : null,
    });
  }, [payees, business, free, deal, report]);
  return null;
});

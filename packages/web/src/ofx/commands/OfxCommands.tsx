import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';
import { ReportCommands } from '../../commands/partnerCommands.ts';
import type { PartnerPageProps } from '../../gateway/partner.ts';
import { goToFilledDeal } from '../../quoting/lockedAmount.ts';
import { paths } from '../../routing/paths.ts';
import { useOfxScope } from '../scope/useOfxScope.ts';

/** Brings the customer's beneficiaries and deals to the command field, and fills in a deal (OFX-QUOTE-1). */
export const OfxCommands = observer(({ dependencies }: PartnerPageProps) => {
  const { session, deals, deal } = useOfxScope(dependencies);
  const report = use(ReportCommands);
  const open = session.access === 'open';
  const payees = session.beneficiaries.value;
  const business = deals.value;
  const free = !deal.booking;
  useEffect(() => {
    if (!open) return;
    for (const list of [session.beneficiaries, deals]) if (list.value === null) list.refresh();
  }, [open, session, deals]);
  useEffect(() => {
    const pay = (id: string, amount: string | null): void => {
      const payee = payees?.find(({ beneficiaryId }) => beneficiaryId === id);
      if (payee === undefined) return;
      deal.payTo(payee, amount);
      // Once it is drawn, on the page of the deal; on the way there that page sees to it.
      requestAnimationFrame(goToFilledDeal);
    };
    report({
      payees: (payees ?? []).map(({ beneficiaryId: id, name, currency }) => ({
        id,
        name,
        currency,
        href: paths.gateway.beneficiary(id),
      })),
      business: (business ?? []).map(({ dealId, reference }) => ({
        label: `Deal ${reference}`,
        href: paths.gateway.deal(dealId),
      })),
      pay: free ? pay : null,
    });
  }, [payees, business, free, deal, report]);
  return null;
});

import { use, useEffect } from 'react';
import { paths } from '../routing/paths.ts';
import { ReportCommands, type PartnerCommands } from './partnerCommands.ts';

/** What is fetched from the partner, as far as it is there. */
type Fetched<T> = { readonly value: readonly T[] | null; refresh(): void };

/** How a partner's features say what the command field offers; the ways to say it must be constants. */
type Reported<P, B> = {
  /** Whether the partner can be asked. */
  readonly open: boolean;
  readonly beneficiaries: Fetched<P>;
  readonly payeeOf: (beneficiary: P) => Omit<PartnerCommands['payees'][number], 'href'>;
  readonly list: Fetched<B>;
  readonly businessOf: (record: B) => PartnerCommands['business'][number];
  /** Fills in a deal and books nothing; null while another one is to be finished first. */
  readonly deal: { payTo(beneficiary: P, amount: string | null): void } | null;
  readonly goToDeal: () => void;
};

/** Brings a customer's beneficiaries and business to the command field. */
export const useReportedCommands = <P, B>({
  open,
  beneficiaries,
  payeeOf,
  list,
  businessOf,
  deal,
  goToDeal,
}: Reported<P, B>): void => {
  const report = use(ReportCommands);
  const { value: payees } = beneficiaries;
  const { value: business } = list;
  useEffect(() => {
    if (!open) return;
    for (const fetched of [beneficiaries, list]) if (fetched.value === null) fetched.refresh();
  }, [open, beneficiaries, list]);
  useEffect(() => {
    const pay = (id: string, amount: string | null): void => {
      const payee = payees?.find((each) => payeeOf(each).id === id);
      if (payee === undefined) return;
      deal?.payTo(payee, amount);
      // Once it is drawn, on the page of the deal; on the way there that page sees to it.
      requestAnimationFrame(goToDeal);
    };
    report({
      payees: (payees ?? []).map((each) => {
        const payee = payeeOf(each);
        return { ...payee, href: paths.gateway.beneficiary(payee.id) };
      }),
      business: (business ?? []).map(businessOf),
      pay: deal === null ? null : pay,
    });
  }, [payees, payeeOf, business, businessOf, deal, goToDeal, report]);
};

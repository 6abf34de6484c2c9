import { agreementTerms } from '@fx-gateway/domain/terms/agreementTerms.ts';
import type { LegalPart } from './legalText.ts';

/** What follows Part 1 of the user agreement, in its order (LEGAL-4 to LEGAL-6, LEGAL-13, LEGAL-14). */
export const agreementAppendices: readonly LegalPart[] = [
  {
    id: 'appendix-1',
    title: 'Appendix 1. Prohibited Use and Prohibited Businesses',
    text: [
      'You may not use the service:',
      [
        'for anything that breaks a law, a sanction or the rights of others;',
        'to hide where money comes from or whom it belongs to;',
        'to deceive us, our partners or anybody who is paid;',
        'to disturb the service, or to reach data or accounts that are not yours.',
      ],
      'Some businesses cannot be served, among them unlicensed money services and investment schemes, gambling without a licence, trade in weapons, controlled drugs or counterfeit goods, and any business with sanctioned persons or countries.',
    ],
    chapters: [],
  },
  {
    id: 'appendix-2',
    title: 'Appendix 2. E-Sign Disclosure and Consent',
    text: [
      'You agree to receive this agreement, its changes, notices and statements electronically, on these pages or at your e-mail address, and that your electronic consent counts as a signature.',
      'To read and keep them you need a current browser, an e-mail address and a way to store or print pages. You may withdraw this consent by writing to our support; as the service exists only electronically, your account is then closed.',
    ],
    chapters: [],
  },
  {
    id: 'service-fees',
    title: 'Service Fees',
    text: [
      `The service fee is ${agreementTerms.serviceFeePercent}% of the gross transaction amount, unless another fee has been negotiated and approved.`,
      'The network fee comes on top; it is at the discretion of the network provider and is shown when the transaction is created. Bank fees of third parties are their own.',
    ],
    chapters: [],
  },
  {
    id: 'restrictions',
    title: 'General Use/Restrictions/Cancellation',
    text: [
      'You may look at, store and print these pages for your own business. You may not copy, sell or change the service, or take it apart.',
      'Cancellation follows the chapter on payment services: complete and pending transactions stand; a Future Transaction can be withdrawn until the end of the business day before its date.',
    ],
    chapters: [],
  },
];

import type { PartnerScreens } from '../partner-frame/partner.ts';
import { paths } from '../routing/paths.ts';

type TreasurerQuestion = {
  readonly question: string;
  readonly answer: string;
  /** The page on which it is done. */
  readonly page: { readonly path: string; readonly words: string };
};

type QuestionGroup = { readonly title: string; readonly questions: readonly TreasurerQuestion[] };

const bookADeal = { path: paths.gateway.dashboard, words: 'Go to Book A Deal' };
const beneficiaries = { path: paths.gateway.beneficiaries, words: 'Go to Beneficiaries' };

/**
 * What people who pay suppliers ask first, answered in the words of their partner's pages: first what costs most when it is
 * done wrong, then the payment itself, then what is looked up afterwards.
 */
export const treasurerQuestions = ({
  past: { label: past, href },
  booked: one,
  fee,
}: PartnerScreens['help']): readonly QuestionGroup[] => {
  const pastPage = { path: href, words: `Go to ${past}` };
  return [
    {
      title: 'When something is not right',
      questions: [
        {
          question: 'I booked and got no answer. Was it booked?',
          answer: `Do not book again yet. Book A Deal looks the booking up among your ${one}s and says what came of it. If it cannot tell, it shows you the ${one}s that match and asks which one is yours. ${past} shows what is booked.`,
          page: bookADeal,
        },
        {
          question: 'A supplier writes that their bank details have changed. What now?',
          answer:
            'Call them at a telephone number that you already knew, never one from that message. Then change the beneficiary. The next payment to them asks whether you have checked.',
          page: beneficiaries,
        },
        {
          question: 'Can I change or take back a deal?',
          answer: `A deal is binding once it is booked. If it is wrong, write to us at once with the number of the ${one}.`,
          page: pastPage,
        },
      ],
    },
    {
      title: 'Paying',
      questions: [
        {
          question: 'What do I need to add somebody whom I pay?',
          answer:
            'Paste an IBAN or the bank details of an invoice: what we can read is filled in and says what it was read from. Then check it, and add what is missing.',
          page: { path: paths.gateway.newBeneficiary, words: 'Add a beneficiary' },
        },
        {
          question: 'What does a payment cost?',
          answer: `Under its rate a quote says how much more it costs than the market rate, in percent and in money. ${fee}`,
          page: bookADeal,
        },
        {
          question: 'How do I pay many suppliers at once?',
          answer:
            'Paste the rows of a spreadsheet, or choose a file. Every row is judged before anything is sent, you book deal by deal or all of them up to a limit, and a run that was interrupted goes on where it stopped.',
          page: { path: paths.gateway.payments, words: 'Pay many from a spreadsheet' },
        },
      ],
    },
    {
      title: 'Afterwards',
      questions: [
        {
          question: 'Where do I find a payment, and was it paid?',
          answer: `Search ${past} for the payee, the reference, an amount or the number. Each row says how far it is; open it for rate, amounts, bank details and dates.`,
          page: pastPage,
        },
        {
          question: 'What do I send to the supplier, and what to accounting?',
          answer: `Open the ${one} and print it: a payment advice on one sheet. For accounting, ${past} saves the rows that you filtered as a CSV file.`,
          page: pastPage,
        },
      ],
    },
  ];
};

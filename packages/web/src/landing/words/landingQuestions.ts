import { agreementTerms } from '@fx-gateway/domain/terms/agreementTerms.ts';
import { landingPageFigures } from '@fx-gateway/domain/terms/landingPageFigures.ts';
import { lowerFee } from './landingMessages.ts';

const { currencies, countries, setupMinutes, reviewDays } = landingPageFigures;

/** Questions that visitors ask, and their answers (LAND-10). */
export const landingQuestions = [
  {
    question: 'What does a payment cost?',
    answer: `A flat transaction fee, by our claim ${lowerFee} than current costs. There are no onboarding or subscription fees. The fees that apply to your account stand in the user agreement.`,
  },
  {
    question: 'How soon can we pay?',
    answer: `Setting up an account takes about ${setupMinutes} minutes of your own time. The review of your identity that follows takes ${reviewDays} days.`,
  },
  {
    question: 'Which currencies and countries can we pay to?',
    answer: `${currencies} currencies and ${countries} countries. What your account can pay to is shown when you add a beneficiary.`,
  },
  {
    question: 'Is there a smallest or a largest payment?',
    answer: 'There is no minimum or maximum transaction size.',
  },
  {
    question: 'Who can open an account?',
    answer: `Whoever is ${agreementTerms.minimumAge} or over and acts for their own corporation. The name on the linked bank account or wire must match the verified name of the account.`,
  },
  {
    question: 'How long does a quote last?',
    answer:
      'Every quote shows the time that it has left and is renewed by itself. Nothing is binding until you press Book Deal, and then it is exactly what stood on the screen.',
  },
  {
    question: 'Can a payment be taken back?',
    answer:
      'A transaction that is complete or pending cannot be cancelled, reversed or changed. A Future Transaction can be withdrawn until the end of the business day before its scheduled date.',
  },
] as const;

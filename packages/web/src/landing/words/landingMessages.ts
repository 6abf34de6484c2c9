import { agreementTerms } from '@fx-gateway/domain/terms/agreementTerms.ts';
import { landingPageFigures } from '@fx-gateway/domain/terms/landingPageFigures.ts';

const { currencies, countries, lowerFeePercent, typicalSavings, setupMinutes, reviewDays } =
  landingPageFigures;

/** The given range, as it is written everywhere on the page (LAND-15). */
export const lowerFee = `${lowerFeePercent.least}-${lowerFeePercent.most}% lower`;

/** What the page says, in one place (S-44): no persons, customers or endorsements, and no figures but the given ones. */
export const landingMessages = {
  claims: [
    { term: 'Currencies', figure: currencies },
    { term: 'Countries', figure: countries },
    { term: 'Savings typically above', figure: typicalSavings },
    { term: 'Account setup in about', figure: `${setupMinutes} minutes` },
  ],
  savings: [
    {
      title: `A flat transaction fee, ${lowerFee}`,
      words: 'Our claim, measured against what companies pay for a payment abroad today.',
    },
    {
      title: 'No onboarding or subscription fees',
      words: 'An account costs nothing while it waits. You pay for payments.',
    },
    {
      title: 'No minimum or maximum transaction size',
      words: 'The same screen for a small invoice and for the payroll of a month.',
    },
  ],
  stations: [
    { title: 'Quote', words: 'A live rate for your two currencies, with the time it still lasts.' },
    { title: 'Deal', words: 'One press fixes both amounts. What you saw is what you booked.' },
    { title: 'Instruction', words: 'You say from which account, to whom and for what.' },
    { title: 'Exchange', words: 'Your money reaches the foreign-exchange partner, who changes it.' },
    { title: 'Beneficiary', words: 'The amount that you fixed leaves for their bank.' },
  ],
  features: [
    {
      title: 'Both sides at once',
      words:
        'Type what you send or what they receive. The side you type is locked, the other follows the market.',
    },
    {
      title: 'A rate with a clock',
      words:
        'A quote shows how long it lasts. When it is renewed, you see the old amount beside the new one.',
    },
    {
      title: 'Booked once',
      words:
        'One press makes one deal, also on a bad connection. If an answer is lost, we find out what became of it.',
    },
    {
      title: 'An order like a letter',
      words: 'Every payment of an order with its amounts, account and reference, to find again and to print.',
    },
  ],
  onboarding: [
    { title: 'Register', words: 'An e-mail address and a password of your own.' },
    { title: 'Confirm', words: 'Enter the code that we send to that address.' },
    { title: 'Describe your company', words: 'Name, address and telephone of your organization.' },
    {
      title: 'Identity review',
      words: 'We and our partners verify who you are, and may ask for documents.',
    },
    { title: 'First payment', words: 'Add a beneficiary, watch a quote and book your first deal.' },
  ],
  onboardingSpans: [
    { from: 0, steps: 3, words: `About ${setupMinutes} minutes of your own time` },
    { from: 3, steps: 1, words: `${reviewDays} days of review` },
    { from: 4, steps: 1, words: 'When you are ready' },
  ],
  eligibility: [
    `You are ${agreementTerms.minimumAge} or over.`,
    'You use the account for your own corporation only.',
    'The name on the linked bank account or wire matches the verified name of your account.',
  ],
  compliance: [
    `Identity is verified before money moves; the review takes ${reviewDays} days.`,
    'Documents may be asked for, by us or by the partners who carry out your payments.',
    'Some businesses cannot be served. The user agreement names them.',
  ],
  privacy: [
    'Data is collected to open your account, to carry out your payments and to meet legal duties.',
    `It is kept at least ${agreementTerms.dataKept}, and neither sold nor used for the advertising of others.`,
    'Bank details that you type are not kept in your browser.',
  ],
  teams: [
    {
      title: 'Onboarding',
      words: 'Takes your company through the five steps and says what the review still needs.',
    },
    {
      title: 'Payments',
      words: 'Looks after quotes, deals and orders, and after whatever did not go as planned.',
    },
    {
      title: 'Support',
      words: 'Answers your e-mail, and finds a failed call by the request id that you copied.',
    },
    { title: 'Engineering', words: 'Builds the screens, and tries every one where no real money moves.' },
  ],
  partners: [
    { title: 'Foreign-exchange partners', words: 'Quote the rates, make the deals and send the payments.' },
    { title: 'Banks', words: 'Hold the accounts that pay and the accounts that are paid.' },
    {
      title: 'Digital exchange wallets',
      words: 'Services of third parties, under their own terms, connected as you instruct us.',
    },
  ],
} as const;

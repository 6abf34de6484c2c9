import { agreementTerms } from '@fx-gateway/domain/terms/agreementTerms.ts';
import type { LegalPart } from './legalText.ts';

const chapter = (id: string, title: string, ...text: NonNullable<LegalPart['text']>): LegalPart => ({
  id,
  title,
  text,
  chapters: [],
});

/** The privacy policy (LEGAL-28, LEGAL-29). */
export const privacyText: readonly LegalPart[] = [
  chapter(
    'who',
    'Who may use the service',
    `The service is for companies and the people who act for them. You must be at least ${agreementTerms.minimumAge} years old; we do not knowingly keep data of anybody younger.`,
  ),
  chapter(
    'what',
    'What we collect',
    [
      'Your name, e-mail address and telephone number, and the name and address of your company.',
      'What the law requires us to check who you are.',
      'The beneficiaries that you enter, and the deals, orders and payments that you make.',
      'Technical records of how the service is used, such as times, addresses of devices and request ids.',
    ],
    'We never see your password. It is checked by our identity service and stored nowhere else.',
  ),
  chapter(
    'why',
    'What we use it for',
    'To open your account, to carry out your payments, to answer you, to keep the service safe and to meet legal duties. We neither sell personal data nor use it for advertising of others.',
  ),
  chapter(
    'who-sees',
    'Who receives it',
    'The foreign-exchange partner and the banks that carry out your payments, the third parties whose wallets you connect, those who run our systems for us, and authorities where the law requires it. Each receives only what its task needs.',
  ),
  chapter(
    'how-long',
    'How long we keep it',
    `Personal data is kept for at least ${agreementTerms.dataKept}, as the law asks of those who move money, and longer only while a law or an open dispute requires it.`,
  ),
  chapter(
    'browser',
    'What your browser keeps',
    'This site keeps your sign-in, the brand of the site that you came from, and unfinished bookings in the storage of your browser. What helps you on this device is kept there too: your favourite currencies of the market rates, the market rates at which your deals were booked and those of past days, your limit for the margin, the rows of payment runs, what you have marked as paid, which bank details you have checked, and how you have set up lists and keys. It sets no advertising cookies. Bank details that you type are not kept in the browser.',
  ),
  chapter(
    'rights',
    'Your rights',
    'You may ask what we hold about you, have mistakes corrected, and have data deleted that we are no longer bound to keep. Write to our support.',
  ),
];

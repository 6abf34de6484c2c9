import { agreementTerms } from '@fx-gateway/domain/terms/agreementTerms.ts';
import type { LegalPart } from './legalText.ts';

const terms = agreementTerms;

/** Part 1 of the user agreement: our own words, and text only (LEGAL-2, LEGAL-3, LEGAL-8 to LEGAL-27, S-45 to S-47). */
export const agreementGeneralUse: LegalPart = {
  id: 'general-use',
  title: 'Part 1. General Use',
  text: [
    'This agreement is between the provider of this service (“we”) and the company that uses it (“you”). Our clients are corporations that move money across currencies using Smart Contract transactions, third-party digital exchange wallets and a foreign-exchange gateway run with a partner. By creating an account you accept this agreement.',
  ],
  chapters: [
    {
      id: 'account-setup',
      title: '1. Account Setup',
      text: [
        'To open and use an account:',
        [
          `You must be at least ${terms.minimumAge} years old.`,
          'You use the account for your own corporation only, never on somebody else’s behalf.',
          'The name on every linked bank account or wire must match the verified name of your account.',
          'What you tell us about yourself and your company must be true, complete and kept up to date.',
        ],
        'We and our partners verify identities before money moves, and may ask for documents. You keep your password to yourself and tell us at once when somebody else may know it.',
      ],
    },
    {
      id: 'wallet-services',
      title: '2. Third Party Digital Exchange Wallet and Custodial Services',
      text: [
        'Digital exchange wallets and the custody of what is in them are services of third parties. You open them with those parties under their terms. We connect to them as you instruct us; we neither hold nor control what they hold for you.',
        'The permissions that you give third-party applications are managed in the tabs of your account settings.',
        `A balance of ordinary currency (a fiat balance) is pending until the bank transfer behind it has cleared, usually within ${terms.clearingBusinessDays} business days. A pending balance cannot be spent.`,
      ],
    },
    {
      id: 'payment-services',
      title: '3. Payment Services and Smart Contract Transactions',
      text: [
        'A transaction begins when you confirm it, and then follows the terms that were shown to you. A transaction that is complete or pending cannot be cancelled, reversed or changed.',
        'A Future Transaction can be withdrawn until the end of the business day before its scheduled date.',
        'A fee that is known beforehand is shown before you confirm; some partners set theirs when you confirm, and it is shown with the order. The network fee is at the discretion of the network provider and is shown when the transaction is created.',
        'A foreign-exchange deal is binding as soon as it is booked, also while its payment instructions are still missing.',
      ],
    },
    {
      id: 'data-protection',
      title: '4. Data Protection and Security',
      text: [
        'How we treat personal data is set out in the privacy policy, which is part of this agreement. You are responsible for the devices and passwords with which your account is used. We never ask for your password.',
      ],
    },
    {
      id: 'termination',
      title: '5. General Use, Prohibited Use, Death of Account Holder and Termination',
      text: [
        'You may use the service for lawful business and not for anything listed in Appendix 1.',
        'We may suspend or terminate an account that breaks this agreement or the law, or when a partner or an authority requires it. An account is frozen when we learn of the death of its holder; a designated fiduciary then opens a new account to receive what is due.',
        `When an account is suspended or terminated, its open orders are cancelled and it may not enter into new Smart Contracts. Open Smart Contracts may still be completed for ${terms.completionDays} days after the deactivation, unless a law or a court order prohibits it.`,
        'You may close your account at any time; what is already complete or pending is carried out.',
      ],
    },
    {
      id: 'complaints',
      title: '6. Feedback, Complaints and Dispute Resolution',
      text: [
        'Write to our support with questions, feedback or a complaint. We acknowledge a complaint and then answer it with a Resolution Notice, which does one of three things:',
        [
          'It offers to resolve the complaint as you requested.',
          'It rejects the complaint and gives the reasons.',
          'It offers an alternative resolution.',
        ],
        `The answer comes within ${terms.complaintBusinessDays} business days; in exceptional cases it may take up to ${terms.exceptionalComplaintBusinessDays} business days, and we then tell you why.`,
        `A dispute that remains is settled by arbitration under the consumer rules of the ${terms.arbitrationBody}.`,
      ],
    },
    {
      id: 'general-provisions',
      title: '7. General Provisions',
      text: [
        `This agreement is governed by the law of ${terms.governingLaw}. If a part of it cannot be enforced, the rest stays in force. We may change it and tell you before a change takes effect; you may close your account if you do not agree.`,
        'The service is provided with reasonable care. We are not liable for what third parties, networks or circumstances beyond our control cause.',
      ],
    },
  ],
};

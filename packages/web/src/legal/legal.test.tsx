import { findThemeByBrandOrigin, themes } from '@fx-gateway/domain/branding/themes.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PrivacyPolicyPage } from './PrivacyPolicyPage.tsx';
import { UserAgreementPage } from './UserAgreementPage.tsx';

const read = (page: ReactElement): Document =>
  new DOMParser().parseFromString(renderToStaticMarkup(page), 'text/html');

const words = (page: Document): string =>
  (page.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');

const agreement = read(<UserAgreementPage />);
const privacy = read(<PrivacyPolicyPage />);

describe('the user agreement', () => {
  it('has its chapters in their order (LEGAL-2 to LEGAL-6)', () => {
    expect([...agreement.querySelectorAll('main h2, main h3')].map((heading) => heading.textContent)).toEqual(
      [
        'Part 1. General Use',
        '1. Account Setup',
        '2. Third Party Digital Exchange Wallet and Custodial Services',
        '3. Payment Services and Smart Contract Transactions',
        '4. Data Protection and Security',
        '5. General Use, Prohibited Use, Death of Account Holder and Termination',
        '6. Feedback, Complaints and Dispute Resolution',
        '7. General Provisions',
        'Appendix 1. Prohibited Use and Prohibited Businesses',
        'Appendix 2. E-Sign Disclosure and Consent',
        'Service Fees',
        'General Use/Restrictions/Cancellation',
      ],
    );
  });

  it.each([
    ['LEGAL-1', /Last updated May 06, 2020/],
    ['LEGAL-8', /move money across currencies using Smart Contract transactions/],
    ['LEGAL-9', /third-party digital exchange wallets and a foreign-exchange gateway/],
    ['LEGAL-10', /at least 18 years old/],
    ['LEGAL-11', /name on every linked bank account or wire must match the verified name/],
    ['LEGAL-12', /your own corporation only/],
    [
      'LEGAL-13',
      /1\.5% of the gross transaction amount, unless another fee has been negotiated and approved/,
    ],
    ['LEGAL-14', /network fee .*discretion .*shown when the transaction is created/],
    ['LEGAL-15', /pending until the bank transfer behind it has cleared, usually within 5 business days/],
    ['LEGAL-16', /complete or pending cannot be cancelled, reversed or changed/],
    ['LEGAL-17', /withdrawn until the end of the business day before its scheduled date/],
    ['LEGAL-18', /suspend or terminate.*frozen when we learn of the death/],
    ['LEGAL-19', /designated fiduciary then opens a new account/],
    ['LEGAL-20', /open orders are cancelled and it may not enter into new Smart Contracts/],
    ['LEGAL-21', /completed for 90 days after the deactivation, unless a law or a court order/],
    ['LEGAL-22', /acknowledge a complaint and then answer it with a Resolution Notice/],
    ['LEGAL-23', /as you requested.*gives the reasons.*alternative/],
    ['LEGAL-24', /within 15 business days; in exceptional cases it may take up to 35/],
    ['LEGAL-25', /law of Oregon/],
    ['LEGAL-26', /arbitration under the consumer rules of the American Arbitration Association/],
    ['LEGAL-27', /permissions .* managed in the tabs of your account settings/],
  ])('states %s', (_row, rule) => expect(words(agreement)).toMatch(rule));
});

describe('the privacy policy', () => {
  it.each([
    ['LEGAL-28', /at least 18 years old/],
    ['LEGAL-29', /at least five years/],
  ])('states %s', (_row, rule) => expect(words(privacy)).toMatch(rule));

  it.each([
    /your favourite currencies of the market rates/,
    /the market rates at which your deals were booked/,
    /your limit for the margin/,
    /the rows of payment runs/,
    /which bank details you have checked/,
    /Bank details that you type are not kept in the browser\./,
  ])('names what the browser keeps: %s', (kept) => expect(words(privacy)).toMatch(kept));
});

it('no legal text writes a number of its own: all stand in the terms of the domain', () => {
  const sources = import.meta.glob<string>(
    ['./agreement*.ts', './*Text.ts', './legalSummaries.ts', './UserAgreementPage.tsx'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  );
  const texts = Object.values(sources).join('\n').split('\n');
  const numbered = texts.filter((line) => !/^\s*(?:\/\*\*|\*|\/\/|id:|title:)/.test(line) && /\d/.test(line));
  expect(texts.join()).toContain('Future Transaction');
  // The appendix is a place of the text, not a term.
  expect(
    numbered.filter((line) => !/Appendix 1/.test(line) || /\d/.test(line.replace('Appendix 1', ''))),
  ).toEqual([]);
});

describe.each([
  ['the agreement', agreement],
  ['the policy', privacy],
])('%s', (_name, page) => {
  it('has contents that lead to its chapters', () => {
    const links = [...page.querySelectorAll('.legal-contents a')];
    expect(links.map((link) => page.querySelector(link.getAttribute('href') ?? '')?.textContent)).toEqual(
      links.map((link) => link.textContent),
    );
    expect(links).toHaveLength(page.querySelectorAll('main h2, main h3').length);
  });

  it('wears the name of every brand, which leads to the first page of that brand (ROUTE-6)', () => {
    const homes = [...page.querySelectorAll('[data-brand]')].map((link) => [
      link.getAttribute('data-brand'),
      link.getAttribute('href'),
      link.textContent.includes(findThemeByBrandOrigin(link.getAttribute('data-brand')).logoAlt),
    ]);
    expect(homes).toEqual(
      Object.values(themes).map(({ origin, requireLogin }) => [origin, requireLogin ? '/login' : '/', true]),
    );
  });

  it('leads to the other text and to support (LEGAL-7), without an inline style or script', () => {
    expect(
      page.querySelectorAll('main a[href="/privacy-policy"], main a[href="/user-agreement"]'),
    ).toHaveLength(1);
    expect(page.querySelectorAll('main [data-support]')).toHaveLength(1);
    expect(page.querySelectorAll('[style], style, script')).toHaveLength(0);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { paths } from '../routing/paths.ts';
import { LandingPage } from './LandingPage.tsx';

const page = new DOMParser().parseFromString(renderToStaticMarkup(<LandingPage />), 'text/html');

const addressOf = (words: string): (string | null)[] => [
  ...new Set(
    [...page.querySelectorAll('a')]
      .filter((link) => link.textContent === words)
      .map((link) => link.getAttribute('href')),
  ),
];

const wordsOf = (selector: string): string =>
  (page.querySelector(selector)?.textContent ?? '').replaceAll(/\s+/g, ' ');

describe('the first page', () => {
  it.each([
    ['Sign Up', paths.register],
    ['Get started', paths.register],
    ['Open an account', paths.register],
    ['Log In', paths.login],
    ['View Dashboard', paths.gateway.dashboard],
    ['User agreement', paths.userAgreement],
    ['Privacy policy', paths.privacyPolicy],
  ])('leads from %s to %s', (words, path) => {
    expect(addressOf(words)).toEqual([path]);
  });

  it('leads from its header to its sections in their order (LAND-1)', () => {
    const links = [...page.querySelectorAll('#sections a')];
    expect(links.map((link) => link.textContent)).toEqual(['Overview', 'Platform', 'Team', 'Contact', 'FAQ']);
    const sections = links.map((link) => page.querySelector(`section${link.getAttribute('href')}`));
    expect(sections.every((section) => section?.querySelector('h2') !== null)).toBe(true);
    const order = [...page.querySelectorAll('main > section')];
    const positions = sections.map((section) => (section === null ? -1 : order.indexOf(section)));
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
    expect(positions).not.toContain(-1);
  });

  it.each([
    ['LAND-12', '.hero', /lower international payment costs/],
    ['LAND-13', '.figures', /Account setup in about30 minutes/],
    ['LAND-14', '#overview', /No onboarding or subscription fees/],
    ['LAND-15', '#overview', /A flat transaction fee, 60-70% lower/],
    ['LAND-16', '.figures', /Currencies145\+Countries200\+/],
    ['LAND-17', '#overview', /No minimum or maximum transaction size/],
    ['LAND-18', '.figures', /Savings typically above\$500/],
    ['LAND-19', '.cost-picture', /Flat wire fee Example.*At a bank\$50.*Here\$5/],
    ['LAND-20', '#rules', /Eligibility.*18 or over.*own corporation only.*matches the verified name/],
    ['LAND-21', '#rules', /Compliance.*Identity is verified before money moves/],
    ['LAND-22', '#onboarding', /About 30 minutes of your own time.*3-4 days of review/],
    ['LAND-23', '#contact', /Schedule a call/],
    ['LAND-24', '#contact', /Send an e-mail/],
    ['LAND-25', '#rules', /Privacy.*kept at least five years/],
  ])('states %s', (_row, section, claim) => expect(wordsOf(section)).toMatch(claim));

  it('has the sections for features, team, partners, contact and questions (LAND-6 to LAND-10)', () => {
    expect(page.querySelectorAll('.features li')).toHaveLength(4);
    expect(page.querySelectorAll('#team li')).toHaveLength(4);
    expect(page.querySelectorAll('#partners li svg').length).toBeGreaterThanOrEqual(4);
    expect(page.querySelectorAll('#contact [data-contact]')).toHaveLength(2);
    expect(page.querySelectorAll('#faq [itemprop=mainEntity] [itemprop=acceptedAnswer]')).toHaveLength(7);
  });

  it('leads through onboarding in five steps (LAND-22)', () => {
    expect(page.querySelectorAll('#onboarding li')).toHaveLength(5);
  });

  it('calls every amount of money that it shows an example or a claim (S-44)', () => {
    const examples = [...page.querySelectorAll('figure')].map((figure) => figure.textContent);
    expect(examples).toHaveLength(3);
    expect(examples.every((words) => words.includes('Example'))).toBe(true);
    const elsewhere = page.cloneNode(true) as Document;
    for (const figure of elsewhere.querySelectorAll('figure')) figure.remove();
    expect(elsewhere.body.textContent.match(/\$\d+|\d[\d,.]* (?:USD|EUR)/g)).toEqual(['$500']);
  });

  it('draws the costs in proportion to their figures (LAND-15, LAND-19)', () => {
    const widths = [...page.querySelectorAll('.cost-picture rect:not(.cost-ground)')].map((bar) =>
      bar.getAttribute('width'),
    );
    expect(widths).toEqual(['100%', '10%', '100%', '40%', '30%']);
  });

  it('has the way in for strangers and the way to the dashboard for users, wherever either is', () => {
    const places = [...page.querySelectorAll('[data-for=customer]')].map((link) => link.parentElement);
    expect(places.length).toBeGreaterThan(1);
    expect(places.every((place) => place?.querySelector('[data-for=visitor]') !== null)).toBe(true);
  });

  it('has a menu that opens without a script', () => {
    const target = page.querySelector('button[popovertarget]')?.getAttribute('popovertarget');
    expect(page.querySelector(`#${target}[popover]`)).not.toBeNull();
  });

  it('has no inline style or script, which the security policy would refuse', () => {
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('[style], style, script')).toHaveLength(0);
  });
});

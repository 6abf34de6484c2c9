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

describe('the first page', () => {
  it.each([
    ['Sign Up', paths.register],
    ['Get started', paths.register],
    ['Log In', paths.login],
    ['View Dashboard', paths.gateway.dashboard],
    ['User agreement', paths.userAgreement],
    ['Privacy policy', paths.privacyPolicy],
  ])('leads from %s to %s', (words, path) => {
    expect(addressOf(words)).toEqual([path]);
  });

  it('hides the dashboard from strangers until its script knows better', () => {
    const forCustomers = [...page.querySelectorAll<HTMLElement>('[data-for=customer]')];
    expect(forCustomers.length).toBeGreaterThan(0);
    expect(forCustomers.every((element) => element.hidden)).toBe(true);
  });

  it('has no inline style or script, which the security policy would refuse', () => {
    expect(page.querySelectorAll('[style], style, script')).toHaveLength(0);
  });
});

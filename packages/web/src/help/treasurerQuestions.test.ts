import { fxPartners } from '@fx-gateway/domain/identity/user.ts';
import { describe, expect, it } from 'vitest';
import { paths } from '../routing/paths.ts';
import { treasurerQuestions } from './treasurerQuestions.ts';

describe('what a treasurer asks', () => {
  it.each(fxPartners)('is answered for customers of %s in the words of their own pages', (partner) => {
    const asked = treasurerQuestions(partner);
    const words = asked.map(({ answer, page }) => `${answer} ${page.words}`).join(' ');
    const isCorpay = partner === 'corpay';
    expect(words.includes('Past Orders')).toBe(isCorpay);
    expect(words.includes('Past Deals')).toBe(!isCorpay);
    const led = asked.map(({ page }) => page.path);
    expect(led).toContain(isCorpay ? paths.gateway.orders : paths.gateway.deals);
    expect(led).not.toContain(isCorpay ? paths.gateway.deals : paths.gateway.orders);
  });

  it('begins with a booking whose answer was lost, the question that can cost most', () => {
    const [first] = treasurerQuestions('corpay');
    expect(first?.question).toContain('Was it booked?');
    expect(first?.answer).toMatch(/^Do not book again yet/);
  });
});

import { describe, expect, it } from 'vitest';
import { partners } from '../partners.ts';
import { treasurerQuestions } from './treasurerQuestions.ts';

describe('what a treasurer asks', () => {
  it.each(Object.values(partners).flatMap(({ gateway }) => gateway?.help ?? []))(
    'is answered for customers who have $past.label in the words of their own pages',
    (about) => {
      const asked = treasurerQuestions(about).flatMap(({ questions }) => questions);
      const words = asked.map(({ answer, page }) => `${answer} ${page.words}`).join(' ');
      const others = ['Past Orders', 'Past Deals'].filter((label) => label !== about.past.label);
      expect(words).toContain(about.past.label);
      expect(words).toContain(about.fee);
      expect(others.filter((label) => words.includes(label))).toEqual([]);
      expect(asked.map(({ page }) => page.path)).toContain(about.past.href);
    },
  );

  it('begins with a booking whose answer was lost, the question that can cost most', () => {
    const [group] = treasurerQuestions({
      past: { label: 'Past Orders', href: '/orders' },
      booked: 'order',
      fee: 'None.',
    });
    const first = group?.questions[0];
    expect(first?.question).toContain('Was it booked?');
    expect(first?.answer).toMatch(/^Do not book again yet/);
  });
});

import { describe, expect, it } from 'vitest';
import { judgeAnswerReadableByPage } from './judgeAnswerReadableByPage.ts';

const page = 'https://fx.example.com';

const symptomOf = (
  status: number,
  headers: Readonly<Record<string, string>>,
  guard: 'signature' | 'token' | null = null,
) => {
  const { symptom } = judgeAnswerReadableByPage(page, { status, headers }, guard);
  return symptom === null ? null : [symptom.kind, symptom.instead ?? symptom.seen].join(' ');
};

const allowing = (origin: string) => ({ 'access-control-allow-origin': origin });

describe('an answer to a page', () => {
  it('is read where it allows the origin of the page, or every origin', () => {
    expect(symptomOf(200, allowing(page))).toBeNull();
    expect(symptomOf(403, allowing('*'))).toBeNull();
  });

  it('is read by no page where it allows none, whatever was answered to the question before', () => {
    expect(symptomOf(200, {})).toBe(`answer-unreadable ${page}`);
    expect(symptomOf(401, {}, 'token')).toBe(`refusal-unreadable ${page}`);
  });

  it('is not read where it allows another origin, or two', () => {
    expect(symptomOf(200, allowing(`${page}/`))).toBe(`answer-of-another-origin ${page}/`);
    expect(symptomOf(200, allowing(`${page}, *`))).toBe('sent-twice access-control-allow-origin');
  });

  it('shows what the client reads of a signed call, where that came at all', () => {
    const named = { ...allowing(page), 'x-amzn-requestid': 'r-1' };
    expect(symptomOf(200, named, 'signature')).toBe('header-hidden x-amzn-requestid');
    expect(symptomOf(200, named, 'token')).toBeNull();
    const shown = { ...named, 'access-control-expose-headers': 'Date, X-Amzn-RequestId' };
    expect(symptomOf(200, shown, 'signature')).toBeNull();
    expect(symptomOf(200, allowing(page), 'signature')).toBeNull();
  });
});

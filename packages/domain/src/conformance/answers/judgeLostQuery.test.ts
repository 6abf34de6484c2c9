import { describe, expect, it } from 'vitest';
import { judgeLostQuery, type UserCallProbeResult } from './judgeLostQuery.ts';

const fine = (...query: readonly string[]): UserCallProbeResult => ({ query, status: 200, said: null });
const refused = (message: string, query: readonly string[], status = 400): UserCallProbeResult => ({
  query,
  status,
  said: { status, headers: {}, body: { message } },
});
const spring = (name: string, query = [name]): UserCallProbeResult =>
  refused(`Required request parameter '${name}' for method parameter type String is not present`, query);

const seenOf = (...calls: readonly UserCallProbeResult[]) => judgeLostQuery(calls)?.symptom?.seen ?? null;

describe('a query that calls were sent with', () => {
  it('is lost where each is refused for want of it, and calls without one are well', () => {
    expect(judgeLostQuery([spring('id'), spring('country'), fine()])?.symptom).toEqual({
      kind: 'query-dropped',
      seen: 'Every call with a query is answered as if it had none, and what needs none is answered well',
      setting: null,
      said: "400 Required request parameter 'id' for method parameter type String is not present",
    });
  });

  it.each([
    'Missing required request parameters: [country]',
    '"country" is required',
    'The parameter country was not supplied',
    'Query parameter country missing',
  ])('is lost where one call alone is told: %s', (message) => {
    expect(seenOf(refused(message, ['country']), fine())).not.toBeNull();
    expect(seenOf(refused(message, ['currency']), fine())).toBeNull();
  });

  it('is lost too where calls are answered that could do without', () => {
    expect(seenOf(spring('id'), spring('country'), fine('page'), fine())).toMatch(
      /^2 of 3 calls with a query/,
    );
  });

  it('is not lost where most of the calls with one are answered', () => {
    expect(seenOf(spring('id'), fine('country'), fine('currency'), fine())).toBeNull();
  });

  it('is not lost where calls without one lack something as well, or the refusal is about something else', () => {
    expect(seenOf(spring('id'), spring('country'), spring('x', []))).toBeNull();
    expect(seenOf(refused('The country is not served.', ['country']), fine())).toBeNull();
    expect(seenOf(refused("Required parameter 'id' is not present", ['id'], 403), fine())).toBeNull();
    expect(seenOf(fine('id'), fine())).toBeNull();
    expect(seenOf()).toBeNull();
  });
});

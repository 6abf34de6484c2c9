import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { silence } from '../../../test/answersInTurn.ts';
import { ofxCustomer } from '../../../test/ofxCustomer.ts';

const file = join(tmpdir(), `fxg-${randomUUID()}.json`);
afterEach(() => rm(file, { force: true }));

const recorded = async () => {
  const { quotes } = JSON.parse(await readFile(file, 'utf8')) as {
    readonly quotes: { readonly events: readonly { readonly type: string }[] };
  };
  return quotes.events;
};

const books = `quotes watch --beneficiary olive=100 --book --yes --max-buy 201 --for 9 --record ${file}`;

it('a recorded watch that books says that it booked, and what came of it', async () => {
  const { runFast, sent } = ofxCustomer();
  const watched = await runFast(books);
  expect(watched.code, watched.stderr).toBe(0);
  expect(sent).toHaveLength(1);
  const events = await recorded();
  expect(events.map(({ type }) => type).slice(-2)).toEqual(['booking-began', 'booking-answered']);
  expect(JSON.stringify(events.at(-1))).toContain('booked');
});

it('a recorded watch whose booking lost its answer says that it is not known', async () => {
  const { runFast, next } = ofxCustomer();
  next('book').fails(silence);
  expect((await runFast(books)).code).toBe(8);
  const events = await recorded();
  expect(events.at(-1)).toMatchObject({ type: 'booking-answered' });
  expect(JSON.stringify(events.at(-1))).toContain('unknown');
});

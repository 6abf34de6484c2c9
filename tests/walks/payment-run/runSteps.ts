import * as fc from 'fast-check';
import { callFates } from './RunLine.ts';
import { dealIds, type RunWalk } from './runWalk.ts';

/** One thing that somebody does, or that happens to them. */
export type RunStep = { readonly name: string; readonly take: (walk: RunWalk) => Promise<void> };

const step = (name: string, take: RunStep['take']): RunStep => ({ name, take });
const client = fc.constantFrom<0 | 1>(0, 1);
const dealId = fc.constantFrom(...dealIds);

/** A step shrinks to nothing, so that a walk that fails loses what does not matter. */
export const anyRunStep: fc.Arbitrary<RunStep> = fc.oneof(
  { withCrossShrink: true },
  { weight: 2, arbitrary: fc.constant(step('nothing', async () => undefined)) },
  {
    weight: 8,
    arbitrary: fc.tuple(client, dealId).map(([who, id]) =>
      step(`client ${who} reads a quote of deal ${id} and books it`, async ({ clients, hurry }) => {
        await hurry(clients[who].quote(id));
        await hurry(clients[who].press(id));
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(client, dealId)
      .map(([who, id]) =>
        step(`client ${who} books deal ${id} at what it read before`, ({ clients, hurry }) =>
          hurry(clients[who].press(id)),
        ),
      ),
  },
  {
    weight: 3,
    arbitrary: client.map((who) =>
      step(`client ${who} books all`, ({ clients, hurry }) => hurry(clients[who].all())),
    ),
  },
  {
    weight: 5,
    arbitrary: fc
      .tuple(client, dealId, fc.constantFrom('itself', 'user'))
      .map(([who, id, by]) =>
        step(`client ${who} looks into deal ${id} by ${by}`, ({ clients, hurry }) =>
          hurry(clients[who].settle(id, by)),
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: client.map((who) =>
      step(`client ${who} begins anew`, async ({ clients }) => clients[who].restart()),
    ),
  },
  {
    weight: 9,
    arbitrary: fc.tuple(client, fc.constantFrom(...callFates.slice(1))).map(([who, fate]) =>
      step(`the next call of client ${who}: ${fate}`, async ({ clients }) => {
        clients[who].line.next = fate;
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(client, fc.nat({ max: 2 })).map(([who, looks]) =>
      step(`${looks} looks of client ${who} are lost`, async ({ clients }) => {
        clients[who].line.looksToLose = looks;
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constant(
      step('a call arrives late', async ({ held }) => {
        held.shift()?.();
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(5, 31, 70, 100).map((seconds) =>
      step(`${seconds} seconds pass`, async ({ time, held }) => {
        // No call is on its way for longer than a quote and its grace together.
        if (seconds > 60) for (const arrive of held.splice(0)) arrive();
        await time.advance(seconds * 1000);
      }),
    ),
  },
);

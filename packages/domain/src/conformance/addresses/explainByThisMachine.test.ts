import { expect, it } from 'vitest';
import { explainByThisMachine } from './explainByThisMachine.ts';
import type { ReachResult } from '../probes/reached.ts';

const answered: ReachResult = {
  kind: 'answered',
  heard: { status: 200, headers: {}, body: {}, ahead: null },
  text: '{}',
  certificate: null,
};
const unknown = (seen: string): ReachResult => ({ kind: 'no-such-host', seen });
const led = (reached: ReachResult): ReachResult => ({ ...reached, unreadProxy: 'ALL_PROXY' });

it('a proxy that is not read is why nothing is reached that it leads to', () => {
  const lost = led(unknown('api.corp.test'));
  const explained = explainByThisMachine([answered, lost]);
  expect(explained(lost)).toMatchObject({ kind: 'proxy-unread', seen: 'ALL_PROXY' });
  expect(explained(answered)).toBe(answered);
});

it('it is not why where another host is reached without it', () => {
  const lost = led(unknown('api.corp.test'));
  expect(explainByThisMachine([led(answered), lost])(lost)).toBe(lost);
});

it('where no host is known, this machine is why, and names some of them', () => {
  const all = ['a.test', 'a.test', 'b.test', 'c.test', 'd.test'].map(unknown);
  expect(explainByThisMachine(all)(unknown('a.test'))).toMatchObject({
    kind: 'no-host-found',
    seen: 'a.test, b.test, c.test and 1 more',
  });
});

it('one host that is not known, of one or of several, is why by itself', () => {
  const lost = unknown('a.test');
  expect(explainByThisMachine([lost])(lost)).toBe(lost);
  expect(explainByThisMachine([lost, answered])(lost)).toBe(lost);
});

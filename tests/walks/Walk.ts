import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { isOutcomeUnknown } from '../../packages/web/src/corpay/stores/openSteps/openMoneyCallsState.ts';
import { OrderBook } from './OrderBook.ts';
import { Network } from './network.ts';
import type { FakePartner } from './fakePartner.ts';
import { settleInTab } from './settleInTab.ts';
import { settleInTerminal } from './runInTerminal.ts';
import { Tab } from './Tab.ts';
import { Terminal } from './Terminal.ts';
import { createWalkTime } from './walkTime.ts';

/** Longer than a quote lives and a lost booking may still become a deal. */
const untilNothingCanHappenMs = 100_000;
const mostRounds = 6;

/** One customer with two tabs and two terminals over one account, from the first step to the last. */
export const beginWalk = async (partner: FakePartner, keys: 'on' | 'off', lock: string) => {
  const time = createWalkTime();
  const customer = await partner.newCustomer(keys, time.clock.now);
  const orderBook = new OrderBook(time.clock.now);
  const network = new Network(customer, time, {
    moneyLeaves: (caller, request) => orderBook.moneyLeaves(caller, request),
    quoted: (answer) => orderBook.quoted(answer),
  });
  const browser = createMemoryStore();
  const seeOutcomes = (): void => {
    for (const each of tabs) each.seeOutcomes();
  };
  const tab = (name: string): Tab =>
    new Tab({ name, customer, network, time, store: browser, orderBook, seeOutcomes });
  const tabs = [tab('tab A'), tab('tab B')] as const;

  let seen = -1;
  const lookAtTables = async (): Promise<void> => {
    if (network.changes === seen) return;
    seen = network.changes;
    orderBook.compare(await customer.orders());
  };
  const profile = createMemoryStore();
  const terminal = (name: string): Terminal =>
    new Terminal({ name, customer, network, time, store: profile, lock, orderBook, look: lookAtTables });
  const terminals = [terminal('terminal 1'), terminal('terminal 2')] as const;

  /** Holds what is told on every screen against the partner's tables. */
  const look = async (): Promise<void> => {
    await time.quiet();
    await lookAtTables();
    for (const each of terminals) each.listen();
    for (const each of tabs) {
      await each.render();
      each.listen();
    }
  };

  const isEverythingSettled = (): boolean =>
    tabs.every(({ scope }) => scope === null || !scope.intents.state.open.some(isOutcomeUnknown));

  /** Without faults everything is looked into until nothing is open any more. */
  const finish = async (): Promise<void> => {
    network.clearUp();
    while (network.held.length > 0) await network.deliverOne();
    for (const each of tabs) each.close();
    for (const each of terminals) {
      each.kill();
      each.stalls = false;
    }
    for (const each of tabs) await each.open();
    await look();
    for (let round = 0; round < mostRounds; round += 1) {
      await time.advance(untilNothingCanHappenMs);
      await look();
      for (const each of tabs) await settleInTab(each);
      settleInTerminal(terminals[0], false);
      await look();
      if (isEverythingSettled()) break;
    }
    orderBook.expect(isEverythingSettled(), 'something stays open although everything was looked into');
    settleInTerminal(terminals[0], false);
    await look();
    orderBook.expect(
      terminals[0].run?.screen().includes('not known') !== true,
      'something stays open in the terminal although everything was looked into',
    );
    orderBook.expectEverythingTold();
  };

  const end = (): void => {
    for (const each of tabs) each.close();
    for (const each of terminals) each.kill();
  };

  for (const each of tabs) await each.open();
  return { time, network, orderBook, tabs, terminals, look, finish, end };
};

export type Walk = Awaited<ReturnType<typeof beginWalk>>;

import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { makeCustomerOfxJournal } from '../../../packages/cli/src/ofx/scope/makeCustomerOfxJournal.ts';
import { refuseIntents } from '../terminalConnection.ts';
import { createWalkTime } from '../walkTime.ts';
import { OfxBook } from './OfxBook.ts';
import { OfxPartner } from './OfxPartner.ts';
import { ofxConfiguration, ofxUser } from './ofxSession.ts';
import { OfxTab } from './OfxTab.ts';
import { OfxTerminal } from './OfxTerminal.ts';

/** Longer than a booking may be on its way. */
const untilNothingCanHappenMs = 100_000;
const mostRounds = 5;

/** One customer of OFX with two tabs and two terminals over one account, from the first step to the last. */
export const beginOfxWalk = async (keys: 'on' | 'off', lock: string) => {
  const time = createWalkTime();
  const book = new OfxBook();
  const partner: OfxPartner = new OfxPartner(keys, time, (caller, request) => {
    for (const each of terminals) if (each.run?.caller === caller) each.leaving(request);
    book.bookingLeaves(caller, request);
  });
  const [browser, profile] = [createMemoryStore(), createMemoryStore()];
  const listen = (): void => {
    for (const each of tabs) each.listen();
  };
  const tab = (name: string): OfxTab =>
    new OfxTab({ name, partner, time, store: browser, book, seeOutcomes: listen });
  const tabs = [tab('tab A'), tab('tab B')] as const;
  const terminal = (name: string): OfxTerminal =>
    new OfxTerminal({ name, partner, time, store: profile, lock, book });
  const terminals = [terminal('terminal 1'), terminal('terminal 2')] as const;

  const look = async (): Promise<void> => {
    await time.quiet();
    book.compare(partner.deals);
    listen();
    for (const each of tabs) await each.paint();
  };

  /** Without faults everything is looked into until nothing is open any more. */
  const finish = async (): Promise<void> => {
    partner.looksToLose = 0;
    while (partner.held.length > 0) partner.deliverOne();
    await look();
    for (const each of tabs) each.close();
    for (const each of terminals) {
      each.kill();
      each.stalls = false;
    }
    for (const each of tabs) await each.open();
    for (let round = 0; round < mostRounds; round += 1) {
      await time.advance(untilNothingCanHappenMs);
      for (const each of tabs) await each.settle();
      await terminals[0].settle();
      await look();
    }
    const isOpen = tabs.some(({ scope }) => (scope?.openBookings.unsettled.length ?? 0) > 0);
    book.expect(!isOpen, 'something stays open although everything was looked into');
    const journal = makeCustomerOfxJournal(
      { configuration: ofxConfiguration, intents: profile, refuseIntents },
      ofxUser,
    );
    const left = [...(await journal.list()), ...(await journal.unreported())];
    book.expect(
      left.length === 0,
      'something stays open at the terminal although everything was looked into',
    );
    book.expectEverythingTold(partner.deals);
  };

  const end = (): void => {
    for (const each of tabs) each.close();
    for (const each of terminals) each.kill();
  };

  for (const each of tabs) await each.open();
  return { time, partner, book, tabs, terminals, look, finish, end };
};

export type OfxWalk = Awaited<ReturnType<typeof beginOfxWalk>>;

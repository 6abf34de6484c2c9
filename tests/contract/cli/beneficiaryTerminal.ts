import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { JournalEntry } from '../harness/sandboxControl.ts';
import { fxgUser, type Running } from './fxg.ts';
import { fxgWithSandbox, type FxgWithSandbox } from './fxgWithSandbox.ts';

export type Saved = { readonly beneficiary: string; readonly saved: boolean };

/** A business in New Zealand, as a file for `fxg beneficiaries add` says it. */
export const kowhai = {
  destinationCountry: 'NZ',
  accountHolderName: 'Kowhai Nursery',
  accountHolderAddress1: '14 Harbour Street',
  accountHolderCity: 'Nelson',
  accountHolderPostal: '7010',
  bankName: 'Sandbank',
  bankAddressLine1: '1 Market Square',
  bankCity: 'Wellington',
  bankPostal: '6011',
  swiftBicCode: 'SNDBNZ2X',
  accountNumber: '12-3021-0123468-00',
};
export const otherAccount = '12-3021-1234501-00';

/** For the tests of a file: a signed-in user of `fxg beneficiaries`, without faults before each test. */
export const beneficiaryTerminal = () => {
  let terminal: FxgWithSandbox;
  let earlier: readonly JournalEntry[] = [];
  let written = 0;

  beforeAll(async () => {
    terminal = await fxgWithSandbox({ program: 'sources' });
    await terminal.user.beSignedIn();
  });
  afterAll(() => terminal.shut());
  beforeEach(async () => {
    await terminal.control.clearFaults();
    earlier = await terminal.calls('/beneficiaries');
  });

  const file = async (record: object): Promise<string> => {
    const path = join(terminal.user.home, `record-${(written += 1)}.json`);
    await writeFile(path, JSON.stringify(record));
    return path;
  };
  const beneficiaries = (...words: readonly string[]) => terminal.user.fxg('beneficiaries', ...words);
  return {
    get control() {
      return terminal.control;
    },
    get user() {
      return terminal.user;
    },
    beneficiaries,
    add: async (record: object, ...more: readonly string[]) =>
      beneficiaries('add', '--file', await file(record), ...(more.length === 0 ? ['--yes'] : more)),
    /** Starts an edit under --yes that is not waited for. */
    startEdit: async (id: string, record: object): Promise<Running> =>
      terminal.user.start('beneficiaries', 'edit', id, '--file', await file(record), '--yes'),
    edit: async (id: string, record: object, ...more: readonly string[]) =>
      beneficiaries('edit', id, '--file', await file(record), ...(more.length === 0 ? ['--yes'] : more)),
    /** The same user at another machine, which knows nothing of this one. */
    elsewhere: async () => {
      const other = await fxgUser(terminal.url, 'sources');
      await other.beSignedIn();
      return {
        edit: async (id: string, record: object) =>
          other.fxg('beneficiaries', 'edit', id, '--file', await file(record), '--yes', '--numbers-checked'),
        fxg: (...words: readonly string[]) => other.fxg(...words),
        leave: () => other.leave(),
      };
    },
    /** How many calls the partner has had below a path. */
    callsTo: async (path: string): Promise<number> => (await terminal.calls(path)).length,
    /** The calls of one method that this test has made. */
    sent: async (method: string): Promise<readonly JournalEntry[]> =>
      (await terminal.calls('/beneficiaries')).filter(
        (call) => call.method === method && !earlier.some(({ requestId }) => requestId === call.requestId),
      ),
    fault: (...faults: readonly object[]) =>
      terminal.control.faults(
        ...faults.map((one) => ({ service: 'corpay', path: '/beneficiaries', ...one })),
      ),
    /** Everything that fxg keeps on this machine. */
    keptTexts: async (): Promise<string> => {
      const folder = join(terminal.user.home, 'fxg');
      const names = await readdir(folder, { recursive: true, withFileTypes: true });
      const texts = names
        .filter((name) => name.isFile())
        .map((name) => readFile(join(name.parentPath, name.name), 'utf8'));
      return (await Promise.all(texts)).join('\n');
    },
  };
};

import { isJsonObject } from '../intents/storedMoney.ts';
import type { ComputeFingerprint } from '../ports/fingerprint.ts';
import type { Identifiers } from '../ports/identifiers.ts';
import type { KeyValueStore } from '../ports/keyValueStore.ts';
import { lastFourCharacters, type PayeeAccount } from './payeeAccount.ts';

/**
 * Which bank details a user has confirmed on this device, and which account each payment went to. It keeps fingerprints
 * under a key of that user, with the moment of it, and of an account itself its last four characters only (PAYEE-3).
 */
export type ConfirmedBankDetailsStore = {
  /**
   * Stands for the bank details of a beneficiary, and notes the last four characters of the account by it; null where this
   * device cannot make a fingerprint.
   */
  printOf(account: PayeeAccount): Promise<string | null>;
  /** The last four characters of the account that a fingerprint stands for; null where they are not known. */
  endingOf(print: string): Promise<string | null>;
  /** What was confirmed last for a beneficiary; null when nothing was. */
  confirmed(beneficiaryId: string): Promise<string | null>;
  /** When that was, in milliseconds since 1970; null where it was not noted. */
  confirmedAt(beneficiaryId: string): Promise<number | null>;
  confirm(beneficiaryId: string, print: string, at: number): Promise<void>;
  /**
   * Notes the last four characters of the accounts that an order or deal is paid to, by beneficiary, when its call was
   * sent (ms since 1970), and by which id the service knows the answer, where it came with one.
   */
  notePaid(
    order: string,
    endings: ReadonlyMap<string, string>,
    sentAt: number,
    requestId?: string,
  ): Promise<void>;
  /** What was noted for an order or deal, by beneficiary; empty when nothing was. */
  paidTo(order: string): Promise<ReadonlyMap<string, string>>;
  /** The call of an order or deal that was sent from this device; null when nothing was noted. */
  sent(order: string): Promise<SentCall | null>;
};

/** When a call was sent (ms since 1970), and the id of its answer; null where that is not known. */
type SentCall = { readonly at: number; readonly requestId: string | null };

type Kept = {
  readonly key: string;
  readonly confirmed: Readonly<Record<string, string>>;
  /** Oldest first. */
  readonly paid: readonly {
    readonly order: string;
    readonly endings: Readonly<Record<string, string>>;
    readonly sentAt?: number;
    readonly requestId?: string;
  }[];
  /** When each was confirmed, where that was noted. */
  readonly confirmedAt: Readonly<Record<string, number>>;
  /** The last four characters of accounts by their fingerprints. */
  readonly endings: Readonly<Record<string, string>>;
};

/** So many orders are remembered; older ones are told as not known. */
const mostPaid = 500;

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isJsonObject(value) &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

const isMoments = (value: unknown): value is Readonly<Record<string, number>> =>
  isJsonObject(value) &&
  !Array.isArray(value) &&
  Object.values(value).every((moment) => typeof moment === 'number');

const isPaid = (value: unknown): value is Kept['paid'][number] =>
  isJsonObject(value) &&
  typeof value['order'] === 'string' &&
  isTexts(value['endings']) &&
  ['undefined', 'number'].includes(typeof value['sentAt']) &&
  ['undefined', 'string'].includes(typeof value['requestId']);

/** What cannot be read is as if nothing had been confirmed: it is asked about again. */
const readKept = (kept: string | null): Kept | null => {
  if (kept === null) return null;
  try {
    const value: unknown = JSON.parse(kept);
    if (!isJsonObject(value)) return null;
    const { key, confirmed, paid, confirmedAt, endings } = value;
    return typeof key === 'string' && isTexts(confirmed)
      ? {
          key,
          confirmed,
          paid: Array.isArray(paid) ? paid.filter(isPaid) : [],
          confirmedAt: isMoments(confirmedAt) ? confirmedAt : {},
          endings: isTexts(endings) ? endings : {},
        }
      : null;
  } catch {
    return null;
  }
};

/** `owner` names the partner and the user: two users of one device share nothing. */
export const createConfirmedBankDetailsStore = (
  {
    store,
    fingerprint,
    identifiers,
  }: {
    readonly store: KeyValueStore;
    readonly fingerprint: ComputeFingerprint;
    readonly identifiers: Identifiers;
  },
  owner: string,
): ConfirmedBankDetailsStore => {
  const place = `fx-gateway.confirmed-accounts.${owner}`;
  const newKept = (): Kept => ({
    key: `${identifiers.uuid()}${identifiers.uuid()}`,
    confirmed: {},
    paid: [],
    confirmedAt: {},
    endings: {},
  });
  const read = async (): Promise<Kept | null> => readKept(await store.read(place));
  const paidOf = async (order: string) => (await read())?.paid.find((paid) => paid.order === order);
  const change = (edit: (kept: Kept) => Kept): Promise<void> =>
    store.update(place, (kept) => JSON.stringify(edit(readKept(kept) ?? newKept())));
  const keyOf = async (): Promise<string> => {
    const known = await read();
    if (known !== null) return known.key;
    await change((kept) => kept);
    return (await read())?.key ?? '';
  };
  const endingOf = async (print: string) => (await read())?.endings[print] ?? null;
  const noteEnding = async (print: string, ending: string): Promise<void> => {
    if (ending !== '' && (await endingOf(print)) === null)
      await change((kept) => ({ ...kept, endings: { ...kept.endings, [print]: ending } }));
  };
  return {
    printOf: async ({ details, account }) => {
      try {
        const key = await keyOf();
        if (key === '') return null;
        const print = await fingerprint(key, JSON.stringify(details));
        // Without it a question tells the new account only.
        await noteEnding(print, lastFourCharacters(account)).catch(() => undefined);
        return print;
      } catch {
        return null;
      }
    },
    endingOf,
    confirmed: async (beneficiaryId) => (await read())?.confirmed[beneficiaryId] ?? null,
    confirmedAt: async (beneficiaryId) => (await read())?.confirmedAt[beneficiaryId] ?? null,
    confirm: (beneficiaryId, print, at) =>
      change((kept) => ({
        ...kept,
        confirmed: { ...kept.confirmed, [beneficiaryId]: print },
        confirmedAt: { ...kept.confirmedAt, [beneficiaryId]: at },
      })),
    notePaid: (order, endings, sentAt, requestId) =>
      change((kept) => ({
        ...kept,
        paid: [
          ...kept.paid.filter((paid) => paid.order !== order),
          {
            order,
            endings: Object.fromEntries(endings),
            sentAt,
            ...(requestId === undefined ? {} : { requestId }),
          },
        ].slice(-mostPaid),
      })),
    paidTo: async (order) => new Map(Object.entries((await paidOf(order))?.endings ?? {})),
    sent: async (order) => {
      const { sentAt, requestId = null } = (await paidOf(order)) ?? {};
      return sentAt === undefined ? null : { at: sentAt, requestId };
    },
  };
};

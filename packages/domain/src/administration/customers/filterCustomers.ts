import { normalizeForSearch } from '../../words/normalizeForSearch.ts';
import type { Customer } from './customer.ts';

/** What narrows the customers, on the page of administrators and at the terminal. */
export type CustomerFilter = {
  /** A part of the e-mail, the organization, the telephone, the client id or the account id; empty for all. */
  readonly search: string;
  /** Null for any. */
  readonly role: string | null;
  readonly partner: string | null;
  /** Only accounts that have none. */
  readonly withoutIntegration: boolean;
};

export const emptyCustomerFilter: CustomerFilter = {
  search: '',
  role: null,
  partner: null,
  withoutIntegration: false,
};

/** Fewer figures are found in every number. */
const leastFigures = 3;
/** From so many on a number may be typed with its country before it. */
const wholeNumber = 7;

const figuresOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The figures of what is typed, where it may be a number; they are written with and without spaces, dashes, brackets and country. */
const readTypedTelephone = (typed: string): string | null => {
  const figures = figuresOf(typed);
  return figures.length < leastFigures || /[^\d\s+()./-]/.test(typed) ? null : figures;
};

const isTelephone = (telephone: string, wanted: string): boolean => {
  const known = figuresOf(telephone);
  return known.includes(wanted) || (known.length >= wholeNumber && wanted.endsWith(known));
};

/** Kept, because thousands are searched at every key. */
const searchedTexts = new WeakMap<Customer, string>();

/** What a customer is found by; a word has no space in it, so none is found half in one text and half in the next. */
const textsOf = (customer: Customer): string => {
  const known = searchedTexts.get(customer);
  if (known !== undefined) return known;
  const { account, organization, telephone, clientId } = customer;
  const texts = normalizeForSearch(
    [account.email, organization, clientId ?? '', account.accountId, telephone].join(' '),
  );
  searchedTexts.set(customer, texts);
  return texts;
};

const isSame = (text: string, wanted: string | null): boolean =>
  wanted === null || text.toLowerCase() === wanted.toLowerCase();

/** The customers that the filter leaves: each word of the search is found in one of their texts, in any case. */
export const filterCustomers = (
  customers: readonly Customer[],
  { search, role, partner, withoutIntegration }: CustomerFilter,
): readonly Customer[] => {
  const words = normalizeForSearch(search)
    .split(' ')
    .filter((word) => word !== '');
  const telephone = readTypedTelephone(search);
  const isFound = (customer: Customer): boolean => {
    const texts = textsOf(customer);
    return (
      words.every((word) => texts.includes(word)) ||
      (telephone !== null && isTelephone(customer.telephone, telephone))
    );
  };
  return customers.filter(
    (customer) =>
      (role === null || customer.account.userRoles.some((held) => isSame(held, role))) &&
      isSame(customer.partner, partner) &&
      (!withoutIntegration || customer.account.integrationId === null) &&
      (words.length === 0 || isFound(customer)),
  );
};

/**
 * Whether the accounts that the service found for `asked` in their e-mails (S-76) are all that may match what is typed
 * now. Only a whole answer says that there is no such account: an organization may hold what no e-mail does.
 */
export const isCustomerSearchComplete = (asked: string, typed: string): boolean => {
  const before = asked.trim().toLowerCase();
  const now = typed.trim().toLowerCase();
  return before === '' || (now.includes('@') && now.includes(before));
};

/** What the customers can be narrowed to, in alphabetical order. */
export const listCustomerFilterChoices = (
  customers: readonly Customer[],
): { readonly roles: readonly string[]; readonly partners: readonly string[] } => ({
  roles: [...new Set(customers.flatMap(({ account }) => account.userRoles))].toSorted(),
  partners: [...new Set(customers.map(({ partner }) => partner).filter((name) => name !== ''))].toSorted(),
});

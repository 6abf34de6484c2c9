import { DatabaseUnavailableError } from '../database/toDatabaseUnavailableError.ts';

/** Calls of a customer follow one another in the database anyhow: two keep it busy, more would only hold connections. */
const share = 2;
const longestWaitMs = 10_000;

type Line = { running: number; readonly waiting: (() => void)[] };

const lines = new Map<string, Line>();

/**
 * Lets two calls of a customer at a time have a connection, so that one customer never has all of them. The others
 * wait here in the order in which they came, and not for ever.
 */
export const runWithinCustomerLimit = async <Result>(
  customer: string,
  call: () => Promise<Result>,
): Promise<Result> => {
  const line = lines.get(customer) ?? { running: 0, waiting: [] };
  lines.set(customer, line);
  if (line.running >= share) await turnIn(line);
  else line.running += 1;
  try {
    return await call();
  } finally {
    // Who is next takes the place over.
    const next = line.waiting.shift();
    if (next) next();
    else line.running -= 1;
    if (line.running === 0) lines.delete(customer);
  }
};

const turnIn = (line: Line): Promise<void> =>
  new Promise((begin, giveUp) => {
    const late = setTimeout(() => {
      // All wait equally long: who gives up is the first in line.
      line.waiting.shift();
      giveUp(new DatabaseUnavailableError(false, undefined));
    }, longestWaitMs);
    const turn = () => {
      clearTimeout(late);
      begin();
    };
    line.waiting.push(turn);
  });

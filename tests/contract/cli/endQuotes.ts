import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const longAgo = async (home: string, moment: RegExp): Promise<void> => {
  for (const name of ['intents.json', 'keys.json']) {
    const file = join(home, 'fxg', name);
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) await writeFile(file, text.replace(moment, '$<name>1'));
  }
};

/** As if the quotes of all open bookings of a user had ended long ago. */
export const endQuotes = (home: string): Promise<void> => longAgo(home, /(?<name>endsAt\\*":)\d+/g);

/** As if all open bookings of a user had been sent long ago. */
export const sentLongAgo = (home: string): Promise<void> => longAgo(home, /(?<name>startedAt\\*":)\d+/g);

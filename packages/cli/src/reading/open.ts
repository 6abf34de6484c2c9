import { isHttpAddress } from '../configuration/resolveConfigurationAddress.ts';
import { resolveProfile } from '../configuration/resolveProfile.ts';
import { usageFailure } from '../failures/commandFailure.ts';
import { cleanPastedNumber } from '../partner-verbs/cleanPastedNumber.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import type { Verb } from '../verbs/verb.ts';
import { openInBrowser } from './openInBrowser.ts';

/** Where the web application has the page of each, below its origin. */
const pages: ReadonlyMap<string, string> = new Map([
  ['order', '/secure/fxgateway/orders/'],
  ['deal', '/secure/fxgateway/deals/'],
  ['beneficiary', '/secure/fxgateway/beneficiaries/'],
]);

/** `fxg open order N`: the page of the web application, which asks for a sign-in of its own. */
export const openVerb: Verb<'open'> = {
  usage: 'open <what> <id>',
  summary: 'Open the page of an order, a deal or a beneficiary in the browser, by its id.',
  args: [...pages.keys()],
  options: [{ flags: '--print', summary: 'only print the address' }],
  notes: [
    '<what> is order, deal or beneficiary. Nothing is asked of any service; the page asks for its own sign-in.',
  ],
  examples: ['open order 1000234 --print', 'open deal 0f8fad5b-d9cb-469f-a165-70867728950e --print'],
  run: async (invocation) => {
    const [what = '', named = ''] = invocation.args;
    const page = pages.get(what);
    if (page === undefined)
      return usageFailure(
        `There is no page of this: ${what}`,
        `It is one of: ${[...pages.keys()].join(', ')}.`,
      );
    const id = cleanPastedNumber(named);
    const place = await resolveProfile(invocation);
    if (!place.ok) return place;
    const { address } = place.value.chosen;
    if (!isHttpAddress(address) || !URL.canParse(address))
      return usageFailure(
        `The configuration is a file, ${address}, so it is not known where the pages are.`,
        'Name the config.json of the environment by its address, with --config URL.',
      );
    const found = new URL(page + encodeURIComponent(id), address);
    found.username = '';
    found.password = '';
    const opened = !invocation.options.flag('print') && (await openInBrowser(found.href));
    if (!opened && !invocation.options.flag('print')) invocation.notice('No browser could be opened here.');
    return makeOutput({ address: found.href, opened }, () => found.href);
  },
};

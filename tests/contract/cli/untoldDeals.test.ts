import { describe, expect, it } from 'vitest';
import { commandOutputs } from '../../../packages/cli/src/outputs/commandOutputs.ts';
import type { FxgWithSandbox } from './fxgWithSandbox.ts';
import { allow, ofxEmail as email } from './ofxAuthorizing.ts';
import { signedInTerminal } from './signedInTerminal.ts';
import { killInStalledPipe } from './stalledPipe.ts';

let fxg: FxgWithSandbox;

signedInTerminal((opened) => (fxg = opened), { program: 'sources', email });

const firstOfEuros = async (): Promise<string> => {
  const euros = await fxg.user.fxg('beneficiaries', 'list', '--currency', 'EUR');
  return euros.data<readonly { readonly beneficiary: string }[]>()[0]?.beneficiary ?? '';
};

const deals = async () =>
  (await fxg.user.fxg('deals', 'list')).data<
    readonly { readonly dealId: string; readonly reference: string }[]
  >();

describe('a deal of OFX that is booked while nobody reads the output (S-80)', () => {
  it.each(['SIGKILL', 'SIGHUP'] as const)(
    'is told by the same command after %s, which books nothing',
    async (signal) => {
      await allow({ url: fxg.url, home: fxg.user.home });
      const one = await firstOfEuros();
      const before = (await deals()).length;
      const same = ['quotes', 'book', '--beneficiary', `${one}=321`, '--yes', '--max-buy', '5000'];
      await killInStalledPipe(fxg, same, signal);
      expect(await deals()).toHaveLength(before + 1);
      const [newest] = await deals();
      const { dealId = '', reference = '' } = newest ?? {};
      expect((await fxg.user.fxg('whoami')).stderr).toContain(`It is deal ${reference} (${dealId}).`);
      const again = await fxg.user.fxg(...same);
      expect({ code: again.code, error: again.error().code }).toEqual({ code: 8, error: 'booked-earlier' });
      expect(again.data()).toMatchObject({ dealId, settled: true });
      expect(commandOutputs['quotes book']?.parse(again.data())).toEqual(again.data());
      expect(await deals()).toHaveLength(before + 1);
      expect((await fxg.user.fxg('quotes', 'settle')).data()).toEqual([]);
    },
  );
});

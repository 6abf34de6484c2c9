import { describe, expect, it } from 'vitest';
import { errorOf, productParts, runFxg } from '../../test/runFxg.ts';
import { longFlagOf } from '../verbs/optionFlags.ts';
import { listVerbOptions } from '../verbs/listVerbOptions.ts';
import { verbWordOf, type OptionSpec } from '../verbs/verb.ts';
import { listVerbsWithoutNoun } from './listVerbsWithoutNoun.ts';
import { listNouns } from './listNouns.ts';

describe('a call that is wrong', () => {
  it.each([
    [['oders', 'list'], 'unknown command'],
    [['orders', 'lst'], 'unknown command'],
    [['orders', 'show'], "missing required argument 'order'"],
    [['orders', 'list', '--colour'], "unknown option '--colour'"],
    [['quotes', 'request', '--lock', 'both'], '--lock'],
    [['orders', 'list', 'surplus'], 'too many arguments'],
    [['orders'], 'Say what to do.'],
    [['completion', 'tcsh'], 'no completions for that shell'],
  ])('ends with 2 and one error object on stderr: %j', async (words, said) => {
    const { code, stdout, stderr } = await runFxg(words);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(errorOf(stderr)).toEqual({
      error: {
        code: 'usage',
        message: expect.stringContaining(said),
        hint: expect.any(String),
        requestId: null,
      },
    });
  });

  it('is shown in words to a user at a terminal, and as the object when they asked for JSON', async () => {
    expect((await runFxg(['orders', 'lst'], { terminal: true, environment: { NO_COLOR: '1' } })).stderr).toBe(
      "Error: unknown command 'lst'\n(Did you mean list?)\n",
    );
    expect(errorOf((await runFxg(['orders', 'lst', '--json'], { terminal: true })).stderr)).toHaveProperty(
      'error',
    );
  });

  it('has colours only where they are seen', async () => {
    const environments = [{ TERM: 'xterm' }, { TERM: 'dumb' }, { TERM: 'xterm', NO_COLOR: '1' }];
    const coloured: boolean[] = [];
    for (const environment of environments) {
      const { stderr } = await runFxg(['orders', 'lst'], { terminal: true, environment });
      coloured.push(stderr.includes('\u001b[31m'));
      if (environment.TERM === 'dumb') expect(stderr).not.toContain('\u001b');
    }
    expect(coloured).toEqual([true, false, false]);
  });
});

describe('a call that contradicts itself', () => {
  it.each([
    [['orders', 'list', '--csv', '--json'], 'One of --csv and --json, not both.'],
    [['--json', 'orders', 'list', '--csv'], 'One of --csv and --json, not both.'],
    [['quotes', 'settle', '--order', '1', '--none'], 'One of --none and --order, not both.'],
    [['quotes', 'settle', '--none', '--again'], 'One of --again and --none, not both.'],
    [['quotes', 'settle', '--deal', '1', '--none'], 'One of --none and --deal, not both.'],
    [['login', '--read-only', '--read-write'], 'One of --read-write and --read-only, not both.'],
    [
      ['login', '--password-stdin', '--password-file', 'f'],
      'One of --password-file and --password-stdin, not both.',
    ],
    [
      ['admin', 'assign-integration', 'a', '--integration', 'i', '--clear'],
      'One of --clear and --integration, not both.',
    ],
    [
      ['admin', 'update-integration', '--key-stdin', '--key-file', 'f'],
      'One of --key-file and --key-stdin, not both.',
    ],
  ])('is refused before anything is read: %j', async (words, message) => {
    const { code, stdout, stderr } = await runFxg(words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(errorOf(stderr)).toMatchObject({ error: { code: 'usage', message } });
  });
});

/** What is said of an option that means nothing without another. */
const alone = (flag: string, wanted: string) => [
  `${flag}: It goes with ${wanted}.`,
  `Add ${wanted}, or leave ${flag} out.`,
];

describe('a call whose options mean nothing', () => {
  it.each([
    [['orders', 'instruct', '1', '--partial', '--yes'], ...alone('--partial', '--amount')],
    [['quotes', 'settle', '--yes'], ...alone('--yes', '--again')],
    [['quotes', 'watch', '--yes'], ...alone('--yes', '--book')],
    [['quotes', 'watch', '--max-settlement', '1'], ...alone('--max-settlement', '--book')],
    [['quotes', 'watch', '--max-buy', '1'], ...alone('--max-buy', '--book')],
    [['login', '--new-password-stdin'], ...alone('--new-password-stdin', '--password-stdin')],
    [['sandbox', 'faults', '--times', '1'], ...alone('--times', '--fault')],
    [
      ['orders', 'list', '--since', '2026-11-02', '--until', '2026-11-01'],
      'No order can be booked from 2026-11-02 on and until 2026-11-01: --since is after --until.',
      'Exchange the two days, or leave one of them out.',
    ],
    [
      ['orders', 'instruct', '1', '--reference', 'INV 7\u001b[2K', '--yes'],
      '--reference: It holds a line break, a tab or another character that cannot be shown.',
      'Write it as one line of text that can be read.',
    ],
  ])('is told which one and what cures it, before anything is read: %j', async (words, message, hint) => {
    const { code, stdout, stderr } = await runFxg(words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(errorOf(stderr)).toMatchObject({ error: { code: 'usage', message, hint } });
  });

  it('is told of every option with a value that it was given twice, the same value too', async () => {
    const given: string[] = [];
    for (const { name, load } of [
      { name: null, load: () => listVerbsWithoutNoun(productParts) },
      ...listNouns(productParts),
    ]) {
      for (const verb of await load()) {
        const words = [...(name === null ? [] : [name]), verbWordOf(verb)];
        const own = listVerbOptions(verb).filter(
          ({ flags, repeats }) => flags.includes('<') && repeats !== true,
        );
        const all: readonly Omit<OptionSpec, 'summary'>[] = [
          { flags: '--config <file>' },
          { flags: '--profile <name>' },
          ...own,
        ];
        for (const option of all) {
          const [flag, value] = [longFlagOf(option), option.choices?.[0] ?? '7'];
          const { code, stderr } = await runFxg([...words, flag, value, `${flag}=${value}`]);
          expect([code, errorOf(stderr)]).toMatchObject([
            2,
            { error: { message: `${flag} was given twice: ${value} and ${value}`, hint: 'Give it once.' } },
          ]);
          given.push(flag);
        }
      }
    }
    expect(given).toEqual(expect.arrayContaining(['--amount', '--lock', '--max-settlement', '--reference']));
  });
});

describe('help', () => {
  it('is given for nothing, for help and for every command, on stdout with 0', async () => {
    for (const words of [[], ['help'], ['--help'], ['help', 'orders'], ['help', 'orders', 'instruct']]) {
      const { code, stdout, stderr } = await runFxg(words);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(/^Usage: fxg/);
    }
  });

  it('tells of every command its output, its exit codes and examples of itself', async () => {
    for (const { name, load } of listNouns(productParts)) {
      for (const verb of await load()) {
        const word = verb.usage.split(' ')[0] ?? '';
        const { stdout } = await runFxg([name, word, '--help']);
        expect(stdout).toMatch(/\nOutput \(JSON with --json or in a pipe\):\n {2}\S/);
        expect(stdout).toContain('130 interrupted');
        expect(verb.examples.every((example) => example.startsWith(word))).toBe(true);
        expect(stdout).toContain(`  fxg ${name} ${verb.examples[0]}`);
      }
    }
  });

  it('stays within the width of the terminal below the options, but for the examples, which are copied', async () => {
    const columns = 80;
    for (const { name, load } of listNouns(productParts)) {
      for (const verb of await load()) {
        const words = [name, verbWordOf(verb), '--help'];
        const { stdout } = await runFxg(words, { environment: { COLUMNS: String(columns) } });
        const [, below = ''] = stdout.split('Global Options:');
        const [told = '', examples = ''] = below.split('\nExamples:\n');
        expect(told.split('\n').filter((line) => line.length > columns)).toEqual([]);
        expect(examples.trimEnd().split('\n')).toEqual(
          verb.examples.map((example) => `  fxg ${name} ${example}`),
        );
      }
    }
  });

  it('offers no way to give a secret in a flag', async () => {
    const { stdout } = await runFxg(['login', '--help']);
    expect(stdout).not.toMatch(/--(password|token|secret|code)[ =]/);
  });
});

describe('what moves money', () => {
  const terms = ['quotes', 'book', '--beneficiary', 'B1', '--amount', '100'];

  it('does nothing without a terminal and without --yes', async () => {
    for (const words of [terms, ['orders', 'instruct', '1000234'], [...terms, '--no-input']]) {
      const { code, stderr } = await runFxg(words, { terminal: words.includes('--no-input') });
      expect(code).toBe(2);
      expect(stderr).toContain('so nothing was done');
    }
  });

  it('is booked without a terminal only within a limit', async () => {
    const { code, stderr } = await runFxg([...terms, '--yes']);
    expect(code).toBe(2);
    expect(errorOf(stderr)).toMatchObject({
      error: { code: 'limit-needed', hint: 'Add --max-settlement N.' },
    });
    const other = await runFxg([...terms, '--lock', 'settlement', '--yes']);
    expect(errorOf(other.stderr)).toMatchObject({ error: { hint: 'Add --min-payment N.' } });
    const unknown = await runFxg(['quotes', 'book', '--quote', 'q1', '--yes']);
    expect(errorOf(unknown.stderr)).toMatchObject({
      error: { code: 'limit-needed', hint: 'Add --max-settlement N or --min-payment N.' },
    });
  });

  it.each([
    ['payment', '--min-payment', '--max-settlement'],
    ['settlement', '--max-settlement', '--min-payment'],
  ])('takes no limit on the side that is locked: %s', async (lock, limitsNothing, limits) => {
    for (const more of [
      [limitsNothing, '100'],
      [limitsNothing, '100', limits, '100'],
      [limitsNothing, ''],
    ]) {
      const { code, stderr } = await runFxg([...terms, '--lock', lock, '--yes', ...more]);
      expect(code).toBe(2);
      expect(errorOf(stderr)).toMatchObject({
        error: {
          message: `${limitsNothing} limits nothing: the ${lock} is locked and stays as it is.`,
          hint: `Leave it out and give the limit of the other side with ${limits} N.`,
        },
      });
    }
  });

  it.each([
    ['', '--amount: Required field.'],
    ['abc', '--amount: Invalid format.'],
    ['12.345', '--amount: Invalid format.'],
    ['1e3', '--amount: Invalid format.'],
  ])(
    'refuses the amount %j, which no partner takes, before it is known who pays',
    async (amount, message) => {
      for (const verb of ['request', 'watch', 'book']) {
        const wanted = ['--beneficiary', 'B1', '--settlement', 'EUR', `--amount=${amount}`];
        const { code, stderr } = await runFxg(['quotes', verb, ...wanted]);
        expect(code).toBe(2);
        expect(errorOf(stderr)).toMatchObject({ error: { message } });
      }
    },
  );

  it.each([
    ['ten', 'Write it like 1,000.50.'],
    ['1.000', 'Do you mean 1.00 or 1,000.00?'],
  ])('says beside the message what helps with the amount %j', async (amount, hint) => {
    const wanted = ['--beneficiary', 'B1', '--settlement', 'EUR', `--amount=${amount}`];
    const { stderr } = await runFxg(['quotes', 'request', ...wanted]);
    expect(errorOf(stderr)).toMatchObject({ error: { hint } });
  });
});

describe('what is not UTF-8', () => {
  it('is refused before anything is done with it, as an argument or as JSON', async () => {
    const argument = await runFxg([
      'check',
      'split',
      '--total',
      '10',
      '--currency',
      'U\uFFFDD',
      '--weights',
      '1',
    ]);
    expect(argument.code).toBe(2);
    expect(errorOf(argument.stderr)).toMatchObject({
      error: { message: expect.stringMatching(/^The value of --currency is not UTF-8/) },
    });
    const json = await runFxg(['check', 'split'], { stdin: Buffer.from('{ "total": "1\u00a0" }', 'latin1') });
    expect(json.code).toBe(2);
    expect(errorOf(json.stderr)).toMatchObject({
      error: { message: 'What came on stdin is not UTF-8: line 1 looks like Latin-1 (ISO 8859-1).' },
    });
  });
});

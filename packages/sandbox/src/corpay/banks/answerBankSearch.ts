import { countries } from '@fx-gateway/domain/geography/countries.ts';
import { z } from 'zod';
import { okAnswer, type Answer } from '../wire/answer.ts';
import { readStrictly } from '../wire/readStrictly.ts';
import { textSchemaOf } from '../../wire/textSchemaOf.ts';
import { listBankBranchesOfCountry, type BankBranch } from './branches.ts';

const most = 100;

const query = z.strictObject({
  country: z.enum(
    countries.map(({ countryISO }) => countryISO),
    {
      error: 'This is not a country that payments go to.',
    },
  ),
  query: textSchemaOf(200),
});

/** GET /beneficiaries/banks: the first hundred branches that a text fits, and how many there are. */
export const answerBankSearch = (asked: unknown): Answer => {
  const read = readStrictly(query, asked);
  if (!read.ok) return read.refusal;
  const sought = read.value.query.trim().toLowerCase();
  const found = listBankBranchesOfCountry(read.value.country).filter((branch) => fits(branch, sought));
  return okAnswer({
    banks: {
      data: {
        rows: found.slice(0, most),
        pagination: { total: found.length, skip: 0, take: most },
        sorting: null,
        links: [],
      },
      facets: {
        regions: counted(found.map(({ region }) => region)),
        cities: counted(found.map(({ city }) => city)),
      },
    },
  });
};

const counted = (names: readonly string[]) =>
  [...new Set(names)].map((name) => ({
    id: name,
    text: name,
    count: names.filter((other) => other === name).length,
  }));

const bare = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** A national code is found however it is divided. */
const fits = (branch: BankBranch, sought: string): boolean =>
  [branch.institutionName, branch.branchName, branch.city, branch.swiftBIC, branch.nationalBankCode].some(
    (text) => text.toLowerCase().includes(sought),
  ) ||
  (/\d/.test(sought) && bare(branch.nationalBankCode).includes(bare(sought)));

import { describe, expect, it } from 'vitest';
import { sourcesOf } from './folderGraph.ts';
import { linesMatching } from './repository.ts';

/** What changes something at a partner; the domain's tests prove what becomes of each. */
const useCases = [
  'removeBeneficiary',
  'saveBeneficiaryIfUnchanged',
  'bookDeal',
  'instructDeal',
  'submitNewOfxBeneficiary',
  'editOfxBeneficiary',
  'removeOfxBeneficiary',
  'bookOfxDeal',
];

const clients = ['web', 'cli'];

/** Plays a recorded answer without a partner: what it calls changes nothing. */
const withoutPartner = ['corpay', 'ofx'].map(
  (partner) => `packages/cli/src/${partner}/checks/errorCheckCalls.ts`,
);

const sourcesOfClient = (client: string): readonly string[] =>
  sourcesOf(client).filter((path) => !withoutPartner.includes(path));

describe.each(clients)('%s', (client) => {
  it.each(useCases)('runs the use case %s of the domain', (useCase) => {
    const runs = sourcesOfClient(client).flatMap((path) =>
      linesMatching(path, new RegExp(`\\b${useCase}\\(`)),
    );
    expect(runs).not.toEqual([]);
  });

  it('changes nothing at the partner past them', () => {
    const changes = /\b(?:beneficiaries|deals)\s*\.(?:add|edit|remove|book|instruct)\(/;
    expect(sourcesOfClient(client).flatMap((path) => linesMatching(path, changes))).toEqual([]);
  });
});

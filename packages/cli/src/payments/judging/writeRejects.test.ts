import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyRunRowTexts } from '@fx-gateway/domain/payment-run/runRow.ts';
import { expect, it } from 'vitest';
import { preparedPayments } from '../../../test/preparedPayments.ts';
import { fakeInvocation } from '../../../test/fakeInvocation.ts';
import { writeRejects } from './writeRejects.ts';

it('the file of the rows that cannot go acts on no terminal in which it is looked at', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rejects-'));
  const file = join(folder, 'mend.csv');
  await writeRejects(
    fakeInvocation(null, { rejects: file }).invocation,
    preparedPayments({
      rows: [{ row: 2, texts: { ...emptyRunRowTexts, payee: 'Evil\u001b[2J Ltd', reference: 'A\u202e1' } }],
    }),
    { payments: [], held: [{ row: 2, reasons: ['No payee is called Evil\u001b[2J Ltd.'] }] },
  );
  const written = await readFile(file, 'utf8');
  await rm(folder, { recursive: true });
  expect(written).toContain('Evil Ltd');
  for (const mark of ['\u001b', '\u202e']) expect(written).not.toContain(mark);
});

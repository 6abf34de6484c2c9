import { expect, it } from 'vitest';
import { answeringServer } from '../../../test/answeringServer.ts';
import { makeUndiciHttpPort } from './makeUndiciHttpPort.ts';

it('takes the token of a call nowhere but where the call was meant to go', async () => {
  const elsewhere = await answeringServer(() => ({ body: {} }));
  const server = await answeringServer(() => ({
    status: 307,
    headers: { location: elsewhere.url },
    body: {},
  }));
  const headers = { authorization: 'Bearer secret' };
  for (const method of ['GET', 'POST'] as const)
    expect(
      await makeUndiciHttpPort().send({ method, address: `${server.url}/quotes`, headers }),
    ).toMatchObject({
      kind: 'answered',
      status: 307,
    });
  expect(elsewhere.heard).toEqual([]);
  await Promise.all([server.close(), elsewhere.close()]);
});

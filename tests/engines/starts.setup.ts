import { expect, test } from './fixtures/engineTest.ts';

test('the browser starts and says what it is', async ({ engine }, info) => {
  console.log(`  in ${engine.version}`);
  expect(engine.version).toMatch(/\d/);
  info.annotations.push({ type: 'version', description: engine.version });
});

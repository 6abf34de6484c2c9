import { add, nothing } from './count.mjs';

/**
 * Runs stages step by step: what each counted and how many seconds it took, and the same of all of them. `announce` is
 * told each step that begins, `now` is the clock in milliseconds.
 */
export async function runSteps(stages, steps, { announce = () => {}, now = Date.now } = {}) {
  const began = now();
  const ran = [];
  const run = async (name) => {
    const start = now();
    const counted = await stages[name]();
    ran.push({ name, seconds: Math.round((now() - start) / 100) / 10, ...counted });
  };
  for (const step of steps) {
    announce(step);
    await Promise.all(step.map(run));
  }
  const seconds = Math.round((now() - began) / 1000);
  return { at: new Date(began).toISOString(), seconds, ...ran.reduce(add, nothing), stages: ran };
}

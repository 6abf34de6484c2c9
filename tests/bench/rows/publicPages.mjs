import { pageScores } from '../page/pageScores.mjs';
import { judged } from '../judged.mjs';

const worstOf = (scores) => Math.min(...Object.values(scores));

const promised = {
  '/': { performance: 100, others: 100 },
  '/login': { performance: 98, others: 100 },
  '/user-agreement': { performance: 100, others: 100 },
  '/privacy-policy': { performance: 100, others: 100 },
};

/** What is looked at most carefully: the median of five looks; the legal texts are looked at once. */
const looked = { often: ['/', '/login'], once: ['/user-agreement', '/privacy-policy'] };

/** Row 9: Lighthouse on its mobile preset, at each public page. */
export async function publicPages({ url, quick }) {
  const paths = Object.keys(promised);
  const addresses = (some) => some.map((path) => url + path);
  const found = {
    ...(await pageScores(addresses(looked.often), quick ? 1 : 5)),
    ...(await pageScores(addresses(looked.once), 1)),
  };
  return paths.flatMap((path) => {
    const { scores, failed } = found[url + path];
    const { performance, ...others } = scores;
    const row = (what, value, target) =>
      judged({
        number: 9,
        measure: `Lighthouse of ${path}, ${what}`,
        floor: '100',
        value,
        unit: 'points',
        target,
        least: true,
        why: failed.length === 0 ? undefined : `Lighthouse names ${failed.join(', ')}.`,
      });
    return [
      row('performance', performance, promised[path].performance),
      row('the lowest of the other three', worstOf(others), promised[path].others),
    ];
  });
}

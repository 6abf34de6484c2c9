import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** `node measure.mjs BROWSER RUNS URL...`: Lighthouse's four scores of every page, the median of the runs, as JSON. */
const [chromePath, runs, ...urls] = process.argv.slice(2);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** The mobile preset is Lighthouse's own default. Every run has a browser of its own, so that nothing is cached. */
async function scores(url) {
  const browser = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const { lhr } = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: categories,
    });
    const failed = Object.values(lhr.audits).filter(
      ({ id, score }) => score !== null && score < 0.9 && isOfCategories(lhr, id),
    );
    return {
      scores: categories.map((name) => Math.round(lhr.categories[name].score * 100)),
      failed: failed.map(({ id }) => id),
    };
  } finally {
    await browser.kill();
  }
}

const isOfCategories = ({ categories: found }, id) =>
  Object.values(found).some(({ auditRefs }) => auditRefs.some((ref) => ref.id === id && ref.weight > 0));

const report = {};
for (const url of urls) {
  const measured = [];
  for (let run = 0; run < Number(runs); run += 1) measured.push(await scores(url));
  report[url] = {
    scores: Object.fromEntries(
      categories.map((name, index) => [name, median(measured.map(({ scores: found }) => found[index]))]),
    ),
    failed: [...new Set(measured.flatMap(({ failed }) => failed))],
  };
}
console.log(JSON.stringify(report));

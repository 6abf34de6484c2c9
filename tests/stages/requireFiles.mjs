/** A run of knip that read hardly a file is no proof that all are used: it fails. */
export default (report) => {
  const { processed } = report.counters;
  if (processed < 1000) throw new Error(`knip read ${processed} files only.`);
  return report;
};

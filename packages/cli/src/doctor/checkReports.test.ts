import { expect, it } from 'vitest';
import { checkReports, listReportAddresses } from './checkReports.ts';

const reports = { url: 'https://reports.example.test/fx?key=1' };

it('names whether what goes wrong on the pages is told to anybody, and at which host (REPORT-4)', () => {
  expect(checkReports({ reports }).map(({ call, verdict, note }) => [call, verdict.kind, note])).toEqual([
    [
      'reports.url',
      'unjudged',
      'Pages send errors, broken policies and failed calls to reports.example.test; no look from here can tell whether it takes them.',
    ],
  ]);
  expect(checkReports({}).map(({ verdict, note }) => [verdict.kind, note])).toEqual([
    ['as-expected', 'Pages send no reports: errors are only logged in the browser of whoever meets them.'],
  ]);
});

it('the host of the site is held to letting the reports out (REPORT-4)', () => {
  expect(listReportAddresses({ reports })).toEqual([
    { field: 'reports.url', address: reports.url, call: 'https://reports.example.test/fx' },
  ]);
  expect(listReportAddresses({})).toEqual([]);
});

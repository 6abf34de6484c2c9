import type { Configuration } from '@fx-gateway/adapters/core';
import type { CalledAddress } from '@fx-gateway/domain/conformance/page-host/listCalledAddresses.ts';
import type { DoctorFinding } from '@fx-gateway/domain/conformance/report/doctorFinding.ts';
import { asExpectedVerdict, unjudgedVerdict } from '@fx-gateway/domain/conformance/responses/verdict.ts';

type Given = Pick<Configuration, 'reports'>;

const field = 'reports.url';

/** Whether the pages tell anybody what goes wrong on them, and at which host (REPORT-4): either is meant so. */
export const checkReports = ({ reports }: Given): readonly DoctorFinding[] => [
  {
    look: 'setting',
    service: 'configuration',
    call: field,
    place: field,
    ...(reports === undefined
      ? asExpectedVerdict({
          note: 'Pages send no reports: errors are only logged in the browser of whoever meets them.',
        })
      : unjudgedVerdict(
          `Pages send errors, broken policies and failed calls to ${new URL(reports.url).host}; no look from here can tell whether it takes them.`,
        )),
  },
];

/** Where the pages send reports, which the policy of their host has to allow. */
export const listReportAddresses = ({ reports }: Given): readonly CalledAddress[] => {
  if (reports === undefined) return [];
  const { origin, pathname } = new URL(reports.url);
  return [{ field, address: reports.url, call: `${origin}${pathname}` }];
};

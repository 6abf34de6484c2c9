import type { Configuration } from '@fx-gateway/adapters/core';
import { makeSymptom } from '@fx-gateway/domain/conformance/causes/makeSymptom.ts';
import type { DoctorFinding } from '@fx-gateway/domain/conformance/report/doctorFinding.ts';
import { differsWithSymptom } from '@fx-gateway/domain/conformance/responses/verdict.ts';

const field = 'branding.afsHosts';

/** The hosts of a brand are compared with that of a page, so an entry that is more, or less, than a host is never one. */
export const checkBrandHosts = ({ branding }: Configuration): readonly DoctorFinding[] =>
  branding.afsHosts
    .filter((host) => !/^[\w-]+(?:\.[\w-]+)*(?::\d+)?$/.test(host))
    .map((host) => {
      const seen = `${field} holds ${host}, which is no host: a host has no scheme, no path and no blank.`;
      return {
        look: 'setting',
        service: 'configuration',
        call: field,
        place: field,
        ...differsWithSymptom(
          field,
          `${host} is no host.`,
          makeSymptom('configuration-field', seen, `${field} in config.json`),
        ),
      };
    });

import type { Configuration } from '@fx-gateway/adapters/core';
import { symptom } from '@fx-gateway/domain/conformance/causes/symptom.ts';
import type { DoctorFinding } from '@fx-gateway/domain/conformance/doctorFinding.ts';
import { differsVerdict, withSymptom } from '@fx-gateway/domain/conformance/spoken/verdict.ts';

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
        ...withSymptom(
          differsVerdict(field, `${host} is no host.`),
          symptom('configuration-field', seen, `${field} in config.json`),
        ),
      };
    });

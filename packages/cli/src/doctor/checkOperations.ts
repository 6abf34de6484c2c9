import type { Configuration } from '@fx-gateway/adapters/core';
import type { DoctorFinding } from '@fx-gateway/domain/conformance/report/doctorFinding.ts';
import { unjudgedVerdict } from '@fx-gateway/domain/conformance/responses/verdict.ts';

const notes = {
  notice: 'Every page and every command tells a notice.',
  bookingsOff: 'Our clients send no booking and no instruction; the services take them from others.',
  readOnly: 'Our clients send nothing that changes something; the services take it from others.',
} as const;

/** What is switched off for a bad day: meant so, and named so that nobody forgets it (OPS-6). */
export const checkOperations = ({
  operations = {},
}: Pick<Configuration, 'operations'>): readonly DoctorFinding[] =>
  (['notice', 'bookingsOff', 'readOnly'] as const)
    .filter((name) => (operations[name] ?? false) !== false)
    .map((name) => ({
      look: 'setting',
      service: 'configuration',
      call: `operations.${name}`,
      place: `operations.${name}`,
      ...unjudgedVerdict(notes[name]),
    }));

import { findIdempotencyHeader, type ContractsOf } from '@fx-gateway/adapters/node';
import type { DoctorFinding } from '@fx-gateway/domain/conformance/report/doctorFinding.ts';
import { unjudgedVerdict } from '@fx-gateway/domain/conformance/responses/verdict.ts';

const noKey =
  'No header for an idempotency key is configured. A browser repeats a POST by itself when a connection breaks, so a booking is protected only where the partner books a quote once: have it confirm that.';

/**
 * What protects a call that moves money from being made twice, of every service that is configured: the header that
 * carries its idempotency key, or nothing of ours. Whether the service honours it no look can tell, so it is never fine.
 */
export const checkIdempotencyKeySettings = <C>(
  partners: readonly ContractsOf<C>[],
  configuration: C,
): readonly DoctorFinding[] =>
  partners.flatMap(({ contracts }) =>
    contracts.flatMap((contract): readonly DoctorFinding[] => {
      const call = contract
        .calls(configuration)
        .find(({ effect, keyed }) => effect === 'moves-money' && keyed === true);
      if (call === undefined || contract.address(configuration) === null) return [];
      const header = findIdempotencyHeader(contract, configuration);
      const note =
        header === null
          ? noKey
          : `A call that a browser repeats by itself is told by ${header}, where the service keeps to it. Only a call that moves money could show whether it does.`;
      return [
        {
          look: 'setting',
          service: contract.service,
          call: 'idempotency key',
          place: contract.field,
          ...unjudgedVerdict(note),
        },
      ];
    }),
  );

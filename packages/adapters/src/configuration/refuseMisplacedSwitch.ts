import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { ConfigurationFailure } from './configuration.ts';
import { configurationFailure } from './readConfiguration.ts';

/** `operation`, `Operations`, `opertions`; not `operator`, which is who runs the site, or `options`, which a later release may mean something by. */
const nearlyOperations = /^op[era]{2,4}tions?$/i;
const switchNames = ['notice', 'bookingsoff', 'readonly'];

const isMisplaced = (name: string): boolean =>
  name !== 'operations' && (nearlyOperations.test(name) || switchNames.includes(name.toLowerCase()));

/**
 * Refuses a switch for bad days that stands beside `operations` and not in it: it would switch nothing, while whoever wrote
 * it believes that it does (OPS-5).
 */
export const refuseMisplacedSwitch = (value: unknown): Result<null, ConfigurationFailure> => {
  const members = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const misplaced = members.find(isMisplaced);
  return misplaced === undefined
    ? succeeded(null)
    : failed(
        configurationFailure(
          misplaced,
          'is no member: notice, bookingsOff and readOnly stand in operations, such as "operations": { "bookingsOff": true }',
        ),
      );
};

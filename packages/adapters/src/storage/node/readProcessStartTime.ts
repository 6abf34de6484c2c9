import { execFileSync } from 'node:child_process';
import { hasSystemErrorCode, readFileIfPresent } from './readFileIfPresent.ts';

/** A process that ended and that its parent has not asked for yet: it does nothing any more. */
const hasEnded = (state: string | undefined): boolean => state !== undefined && /^[XZ]/.test(state);

/** By `ps`, where the kernel shows no files of its processes; '-' where there is none either. */
const birthByPs = (pid: number): string | null => {
  try {
    const said = execFileSync('ps', ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      // Every process has to read the same moment in the same words.
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    });
    const [state, ...started] = said.trim().split(/\s+/);
    if (hasEnded(state)) return null;
    return started.join('_') || '-';
  } catch {
    return '-';
  }
};

/**
 * When a process was born: a number is given out again, also after a restart of the machine, and this is not. Null when
 * it has ended.
 */
export const readProcessStartTime = (pid: number): string | null => {
  const stat = process.platform === 'linux' ? readFileIfPresent(`/proc/${pid}/stat`) : null;
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (hasEnded(fields?.[0])) return null;
  const ticks = fields?.[19];
  if (ticks === undefined) return birthByPs(pid);
  return `${readFileIfPresent('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}/${ticks}`;
};

/** Whether a process is there and has not ended, also one of another user. */
export const isProcessAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!hasSystemErrorCode(error, 'EPERM')) return false;
  }
  return readProcessStartTime(pid) !== null;
};

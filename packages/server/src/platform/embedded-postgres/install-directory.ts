import { chmodSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/** The system's directory for what root, or this user, installs permanently. */
export const installDirectory = (): string =>
  process.getuid?.() === 0 ? '/var/lib/vitrine' : join(homedir(), '.cache', 'vitrine')

/**
 * Creates a directory and its parents. A restrictive umask must not lock the account of PostgreSQL out: it
 * may traverse them; private content has its own mode.
 */
export function makeDirectory(path: string): void {
  const first = mkdirSync(path, { recursive: true })
  if (first === undefined) return
  for (let directory = path; directory.length >= first.length; directory = dirname(directory))
    chmodSync(directory, 0o711)
}

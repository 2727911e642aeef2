import { chmodSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/** The system's directory for what root, or this user, installs permanently. */
export const installDirectory = (): string =>
  process.getuid?.() === 0 ? '/var/lib/vitrine' : join(homedir(), '.cache', 'vitrine')

/**
 * Makes a directory and those above it. A narrow umask must not shut the account of PostgreSQL out
 * of them: it may step through; what needs hiding inside has its own mode.
 */
export function makeDirectory(path: string): void {
  const first = mkdirSync(path, { recursive: true })
  if (first === undefined) return
  for (let directory = path; directory.length >= first.length; directory = dirname(directory))
    chmodSync(directory, 0o711)
}

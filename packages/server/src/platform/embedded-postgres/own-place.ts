import { chmodSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/** Where the system keeps what root, or this user, installs for good. */
export const placeOfOurOwn = (): string =>
  process.getuid?.() === 0 ? '/var/lib/vitrine' : join(homedir(), '.cache', 'vitrine')

/**
 * Makes a directory and those above it. A narrow umask must not shut the account of PostgreSQL out
 * of them: it may step through; what needs hiding inside has its own mode.
 */
export function makePath(path: string): void {
  const first = mkdirSync(path, { recursive: true })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) chmodSync(made, 0o711)
}

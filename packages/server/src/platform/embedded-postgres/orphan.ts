import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { EmbeddedPostgresError } from './errors.ts'

/**
 * Ends a server that outlived the process that started it. Only for the holder of the claim: what
 * still runs on the cluster then has no owner.
 */
export async function endOrphan(cluster: string, say: (text: string) => void): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  const pid = readPid(file)
  if (pid === undefined) return
  if (isServerOf(cluster, pid)) {
    say(`Ending the PostgreSQL (process ${pid}) that an earlier run left behind`)
    await endServer(pid, () => isServerOf(cluster, pid))
  }
  rmSync(file, { force: true })
}

/** Asks a server to end its sessions and stop; insists after half a minute. */
export async function endServer(pid: number, isRunning: () => boolean): Promise<void> {
  // SIGINT is PostgreSQL's "fast" shutdown, SIGQUIT its "immediate" one, recovered at next start.
  for (const [signal, tries] of [['SIGINT', 1500] as const, ['SIGQUIT', 250] as const]) {
    send(pid, signal)
    for (let i = 0; i < tries; i += 1) {
      if (!isRunning()) return
      await wait(20)
    }
  }
  throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) does not stop; end it by hand`)
}

/** Signals a process that may be gone already. */
export function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

// A number alone proves nothing: after a reboot it may belong to any process.
function isServerOf(cluster: string, pid: number): boolean {
  if (!send(pid, 0)) return false
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return stdout.includes(cluster)
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
  } catch {
    return false
  }
}

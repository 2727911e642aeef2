import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { EmbeddedPostgresError } from './errors.ts'

/**
 * Stops a server that outlived the process that started it. Only for the holder of the claim: a server still
 * running on the cluster then has no owner.
 */
export async function endOrphan(
  cluster: string,
  onProgress: (text: string) => void,
): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  const pid = readPid(file)
  if (pid !== undefined && isServerOf(cluster, pid)) {
    onProgress(`Ending the PostgreSQL (process ${pid}) that an earlier run left behind`)
    await endServer(pid, () => isServerOf(cluster, pid))
  }
  await endSessions(cluster)
  rmSync(file, { force: true })
}

/** Removes the socket and its lock, which would block a start when another program has reused the process id. */
export function removeStaleSockets(socketDir: string): void {
  for (const name of readdirSync(socketDir)) {
    if (name.startsWith('.s.PGSQL.')) rmSync(join(socketDir, name), { force: true })
  }
}

/** Sessions without their server: a busy one notices late, and no server starts while it runs. */
export async function endSessions(cluster: string): Promise<void> {
  for (const [signal, tries] of [['SIGQUIT', 50] as const, ['SIGKILL', 250] as const]) {
    for (const pid of processesIn(cluster)) send(pid, signal)
    for (let i = 0; i < tries; i += 1) {
      if (processesIn(cluster).length === 0) return
      await wait(20)
    }
  }
  throw new EmbeddedPostgresError(
    `Processes ${processesIn(cluster).join(', ')} still use ${cluster}; end them by hand`,
  )
}

/** The processes of PostgreSQL that work in the directory, where the system lists them. */
export function processesIn(cluster: string): number[] {
  if (process.platform !== 'linux' || !existsSync(cluster)) return []
  const here = realpathSync(cluster)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && directoryOf(name) === here && isPostgres(name))
    .map(Number)
}

// The working directory of a shell can be this one.
function isPostgres(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}

function directoryOf(pid: number | string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

/** Stops a server with a fast shutdown; with an immediate one after half a minute. */
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

/** Signals a process that may have ended already. */
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
  return directoryOf(pid) === realpathSync(cluster)
}

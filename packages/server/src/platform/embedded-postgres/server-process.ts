import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Account } from './account.ts'
import type { Address } from './address.ts'
import type { Binaries } from './binaries.ts'
import type { ClusterLocation } from './cluster-location.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { endServer, send } from './orphan.ts'
import { settingsOf } from './settings.ts'

/** A running server, our child. */
export interface ServerProcess {
  readonly log: string
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<void>
  isRunning(): boolean
  stop(): Promise<void>
}

/** Starts the server as a child that ends with this process; its log is next to the data. */
export function spawnServer(
  binaries: Binaries,
  location: ClusterLocation,
  address: Address,
  durable: boolean,
): ServerProcess {
  const program = join(binaries.directory, 'bin', 'postgres')
  const args = ['-D', location.cluster, ...settingsOf(durable, address.settings)]
  const log = join(location.dataDir, 'postgres.log')
  const child = spawnBoundToParent([program, ...args], location.account, openLog(log))
  const endWithUs = () => child.pid !== undefined && send(child.pid, 'SIGINT')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  const isRunning = () => child.pid !== undefined && child.exitCode === null && !child.signalCode
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  child.unref()
  return {
    log,
    ended,
    isRunning,
    stop: async () => {
      if (child.pid !== undefined && isRunning()) await endServer(child.pid, isRunning)
    },
  }
}

/** Waits until the server accepts connections; it may have to recover from a crash first. */
export async function waitUntilReady(
  server: ServerProcess,
  connectionString: string,
  onProgress: (text: string) => void,
): Promise<void> {
  const startedAt = Date.now()
  let isReported = false
  while (server.isRunning()) {
    if (await canConnect(connectionString)) return
    if (!isReported && Date.now() - startedAt > 3_000) {
      onProgress('PostgreSQL is recovering its data')
      isReported = true
    }
    await wait(20)
  }
  const lastLines = readFileSync(server.log, 'utf8').trim().split('\n').slice(-6).join('\n  ')
  throw new EmbeddedPostgresError(`PostgreSQL did not start. From ${server.log}:\n  ${lastLines}`)
}

/**
 * Memory of a statement stays with its process, up to four megabytes: returning it each time, as glibc does,
 * costs a large import about three per cent.
 */
const mallocSettings = {
  MALLOC_MMAP_THRESHOLD_: '4194304',
  MALLOC_TRIM_THRESHOLD_: '4194304',
}

function spawnBoundToParent(
  command: string[],
  account: Account | undefined,
  log: number,
): ChildProcess {
  // In its own process group: Ctrl-C in the terminal must not reach the database before us.
  const options = {
    cwd: '/',
    env: { ...mallocSettings, ...process.env },
    detached: true,
    stdio: ['ignore', log, log] as ['ignore', number, number],
  }
  const [program = '', ...args] = command
  try {
    if (!canBindToParent()) {
      return spawn(program, args, {
        ...options,
        ...(account && { uid: account.uid, gid: account.gid }),
      })
    }
    // A change of user clears the death signal, so setpriv itself does both, in the right order.
    const userOptions = account
      ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
      : []
    return spawn('setpriv', [...userOptions, '--pdeathsig', 'INT', '--', ...command], options)
  } finally {
    closeSync(log)
  }
}

const canBindToParent = (): boolean =>
  process.platform === 'linux' &&
  spawnSync('setpriv', ['--pdeathsig', 'INT', '--', 'true']).status === 0

function openLog(log: string): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0
  if (size > 10_000_000) renameSync(log, `${log}.old`)
  return openSync(log, 'a', 0o600)
}

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

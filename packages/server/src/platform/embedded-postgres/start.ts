import { realpathSync, rmSync } from 'node:fs'
import { Client } from 'pg'
import { type Address, chooseAddress } from './address.ts'
import { prepareBinaries } from './binaries.ts'
import { claimDirectory } from './claim.ts'
import { initializeCluster } from './initialize.ts'
import { keepRunning } from './keep-running.ts'
import { endOrphan, endSessions, removeStaleSockets } from './orphan.ts'
import { makePath } from './own-place.ts'
import { placeCluster } from './placement.ts'
import { type ServerProcess, spawnServer, waitUntilReady } from './server-process.ts'

export interface EmbeddedPostgresOptions {
  /** Holds the database and its log; made when missing. */
  readonly dataDir: string
  /** Hears, in sentences, what takes time. */
  readonly say?: (text: string) => void
  /** Hears that the server has crashed and is started again. */
  readonly warn?: (text: string) => void
  /** `false` gives safety up for speed; for tests only. */
  readonly durable?: boolean
}

export interface EmbeddedPostgres {
  readonly connectionString: string
  /** The directory of the unix socket; empty on Windows. */
  readonly socketDir: string
  readonly version: string
  /** Whether the server runs now; after a crash it is started again. */
  isRunning(): boolean
  stop(): Promise<void>
}

const database = 'vitrine'

/**
 * Starts the bundled PostgreSQL on a data directory, which it holds alone. It ends when `stop` is
 * called or, where the system can bind it, when this process dies in whatever way.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  makePath(options.dataDir)
  const dataDir = realpathSync(options.dataDir)
  const claim = await claimDirectory(dataDir)
  try {
    return await startClaimed({ ...options, dataDir }, claim.release)
  } catch (error) {
    await claim.release()
    throw error
  }
}

async function startClaimed(
  {
    dataDir,
    say = () => undefined,
    warn = () => undefined,
    durable = true,
  }: EmbeddedPostgresOptions,
  release: () => Promise<void>,
): Promise<EmbeddedPostgres> {
  const placement = placeCluster(dataDir, say)
  const binaries = prepareBinaries(placement.account, say)
  say(`Preparing PostgreSQL ${binaries.version} in ${placement.cluster}`)
  await initializeCluster(binaries, placement, durable)
  const address = await chooseAddress(placement)
  const server = await keepRunning({
    async spawn() {
      await endOrphan(placement.cluster, say)
      if (address.socketDir) removeStaleSockets(address.socketDir)
      return spawnServer(binaries, placement, address, durable)
    },
    becomeReady: (one) => becomeReady(one, address, say),
    warn,
  })
  return {
    connectionString: address.connectionString(database),
    socketDir: address.socketDir,
    version: binaries.version,
    isRunning: server.isRunning,
    stop: async () => {
      await server.stop()
      await endSessions(placement.cluster)
      if (address.socketDir) rmSync(address.socketDir, { recursive: true, force: true })
      await release()
    },
  }
}

async function becomeReady(server: ServerProcess, address: Address, say: (text: string) => void) {
  try {
    await waitUntilReady(server, address.connectionString('postgres'), say)
    await createDatabase(address.connectionString('postgres'))
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function createDatabase(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [database])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${database}`)
  } finally {
    await client.end()
  }
}

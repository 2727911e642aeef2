import { realpathSync, rmSync } from 'node:fs'
import { Client } from 'pg'
import { type Address, chooseAddress } from './address.ts'
import { prepareBinaries } from './binaries.ts'
import { claimDirectory } from './claim.ts'
import { locateCluster } from './cluster-location.ts'
import { initializeCluster } from './initialize.ts'
import { makeDirectory } from './install-directory.ts'
import { endOrphan, endSessions, removeStaleSockets } from './orphan.ts'
import { type ServerProcess, spawnServer, waitUntilReady } from './server-process.ts'
import { supervise } from './supervise.ts'

export interface EmbeddedPostgresOptions {
  /** Contains the database and its log; created if missing. */
  readonly dataDir: string
  /** Called with a message for each slow step. */
  readonly onProgress?: (text: string) => void
  /** Called when the server has crashed and is started again. */
  readonly warn?: (text: string) => void
  /** `false` trades durability for speed; for tests only. */
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
 * Starts the bundled PostgreSQL on a data directory, which it locks. It stops when `stop` is called or, where
 * the system supports it, when this process ends for any reason.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  makeDirectory(options.dataDir)
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
    onProgress = () => undefined,
    warn = () => undefined,
    durable = true,
  }: EmbeddedPostgresOptions,
  release: () => Promise<void>,
): Promise<EmbeddedPostgres> {
  const location = locateCluster(dataDir, onProgress)
  const binaries = prepareBinaries(location.account, onProgress)
  onProgress(`Preparing PostgreSQL ${binaries.version} in ${location.cluster}`)
  await initializeCluster(binaries, location, durable)
  const address = await chooseAddress(location)
  const server = await supervise({
    async spawn() {
      await endOrphan(location.cluster, onProgress)
      if (address.socketDir) removeStaleSockets(address.socketDir)
      return spawnServer(binaries, location, address, durable)
    },
    becomeReady: (one) => becomeReady(one, address, onProgress),
    warn,
  })
  return {
    connectionString: address.connectionString(database),
    socketDir: address.socketDir,
    version: binaries.version,
    isRunning: server.isRunning,
    stop: async () => {
      await server.stop()
      await endSessions(location.cluster)
      if (address.socketDir) rmSync(address.socketDir, { recursive: true, force: true })
      await release()
    },
  }
}

async function becomeReady(
  server: ServerProcess,
  address: Address,
  onProgress: (text: string) => void,
) {
  try {
    await waitUntilReady(server, address.connectionString('postgres'), onProgress)
    await createDatabase(address.connectionString('postgres'))
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function createDatabase(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  // A connection error rejects the query; without a listener it would crash the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [database])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${database}`)
  } finally {
    await client.end()
  }
}

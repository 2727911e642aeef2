import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, accountToRunAs, canReach } from './account.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { installDirectory, makeDirectory } from './install-directory.ts'

/** The paths of one embedded database. */
export interface ClusterLocation {
  /** The configured directory: contains the log, the owner's socket and normally everything else. */
  readonly dataDir: string
  /** The data directory of PostgreSQL itself. */
  readonly cluster: string
  readonly account: Account | undefined
}

/**
 * The cluster is in `<dataDir>/cluster`. When root starts us in a directory that the account of PostgreSQL
 * cannot access, such as one under /root, the cluster is in /var/lib/vitrine and the file
 * `<dataDir>/location` names it.
 */
export function locateCluster(
  dataDir: string,
  onProgress: (text: string) => void,
): ClusterLocation {
  const pointer = join(dataDir, 'location')
  const inside = join(dataDir, 'cluster')
  if (existsSync(pointer)) return followPointer(dataDir, pointer)
  const account = accountToRunAs(inside)
  if (canReach(dataDir, account)) return { dataDir, cluster: inside, account }
  if (existsSync(inside)) throw cannotReach(inside, account)
  const cluster = join(installDirectory(), `data-${randomBytes(6).toString('hex')}`, 'cluster')
  makeDirectory(join(cluster, '..'))
  writeFileSync(join(cluster, '..', 'belongs-to'), `${dataDir}\n`)
  writeFileSync(pointer, `${cluster}\n`)
  onProgress(`${account?.name} cannot reach ${dataDir}; the database is in ${cluster}`)
  return { dataDir, cluster, account }
}

// The address of a unix socket has at most 107 bytes on Linux and 103 elsewhere.
const MAX_SOCKET_PATH_BYTES = 103

/** A directory for the server's socket with a short enough address; created if missing. */
export function socketDirectory(location: ClusterLocation): string {
  const beside = join(location.cluster, '..', 'run')
  if (Buffer.byteLength(join(beside, '.s.PGSQL.5432.lock')) <= MAX_SOCKET_PATH_BYTES) {
    mkdirSync(beside, { recursive: true, mode: 0o700 })
    return beside
  }
  return mkdtempSync(join(tmpdir(), 'vitrine-'))
}

function followPointer(dataDir: string, pointer: string): ClusterLocation {
  const cluster = readFileSync(pointer, 'utf8').trim()
  if (existsSync(join(cluster, '..'))) {
    return { dataDir, cluster, account: accountToRunAs(cluster) }
  }
  throw new EmbeddedPostgresError(
    `The database of ${dataDir} was in ${cluster}, which no longer exists. ` +
      `Put it back, or delete ${pointer} to begin with an empty database.`,
  )
}

const cannotReach = (cluster: string, account: Account | undefined) =>
  new EmbeddedPostgresError(
    `PostgreSQL runs as ${account?.name}, who cannot reach its data in ${cluster}. ` +
      'Give that user the right to step through every directory above it (chmod o+x).',
  )

import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { passwordFile, superuser } from './address.ts'
import type { Binaries } from './binaries.ts'
import type { ClusterLocation } from './cluster-location.ts'
import { codeOf, EmbeddedPostgresError } from './errors.ts'

/** Makes the data directory of a new database, or checks that an existing one fits. */
export async function initializeCluster(
  binaries: Binaries,
  location: ClusterLocation,
  durable: boolean,
): Promise<'created' | 'found'> {
  const { cluster, account } = location
  if (existsSync(cluster)) {
    checkVersion(cluster, binaries.version)
    return 'found'
  }
  // Created next to its final path and renamed when complete, so that no incomplete one is ever used.
  const unfinished = `${cluster}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (account) chownSync(unfinished, account.uid, account.gid)
  const args = [`--pgdata=${unfinished}`, ...initdbOptions(location), ...(durable ? [] : ['-N'])]
  await run(join(binaries.directory, 'bin', 'initdb'), args, location)
  renameSync(unfinished, cluster)
  return 'created'
}

const initdbOptions = (location: ClusterLocation): string[] => [
  `--username=${superuser}`,
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
  ...(process.platform === 'win32'
    ? ['--auth=scram-sha-256', `--pwfile=${passwordFile(location.dataDir)}`]
    : ['--auth-local=trust', '--auth-host=scram-sha-256', '--set=listen_addresses=']),
]

function checkVersion(cluster: string, version: string): void {
  const [dataMajor, running] = [readMajor(cluster), version.split('.')[0]]
  if (dataMajor === running) return
  throw new EmbeddedPostgresError(
    `The data in ${cluster} were made by PostgreSQL ${dataMajor}, but the bundled one is ${running}. ` +
      `Back them up with the release of Vitrine that made them, then restore with this one.`,
  )
}

function readMajor(cluster: string): string {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    const why =
      codeOf(error) === 'EACCES'
        ? 'belongs to another user. Start Vitrine as that user, or give the directory to this one (chown -R)'
        : 'is not a data directory of PostgreSQL. Move it away to begin with an empty database'
    throw new EmbeddedPostgresError(`${cluster} ${why}.`)
  }
}

function run(program: string, args: string[], { account }: ClusterLocation): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(account && { uid: account.uid, gid: account.gid }),
    })
    let stderrText = ''
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderrText += text
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      reject(new EmbeddedPostgresError(`Cannot create the database: ${stderrText.trim()}`))
    })
  })
}

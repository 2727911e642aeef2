import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The programs of a cluster, with their Debian packages. */
const packages = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
} as const

const POSTGRES_HOME = '/usr/lib/postgresql'
/** Debian has programs of servers where only root's PATH leads. */
const PLACES = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin']

export type Program = keyof typeof packages

/** The path of a program, if it is installed. */
const find = (program: Program): string | undefined =>
  PLACES.map((place) => path.join(place, program)).find((file) => existsSync(file))

/** The programs of the newest installed PostgreSQL, 15 or newer. */
const findPostgres = (): string | undefined => {
  if (!existsSync(POSTGRES_HOME)) return undefined
  const [newest] = readdirSync(POSTGRES_HOME)
    .filter((version) => Number(version) >= 15)
    .toSorted((one, two) => Number(two) - Number(one))
    .map((version) => path.join(POSTGRES_HOME, version, 'bin'))
    .filter((bin) => existsSync(path.join(bin, 'pg_rewind')))
  return newest
}

/** Names of the packages of Debian that a cluster needs and that are not installed. */
export function missingPackages(): string[] {
  const missing: string[] = Object.entries(packages).flatMap(([program, name]) =>
    find(program as Program) ? [] : [name],
  )
  return findPostgres() ? missing : [...missing, 'postgresql']
}

/** A sentence that names the packages to install. */
export const howToInstall = (missing: readonly string[]): string =>
  `Not installed: ${missing.join(', ')}. On Debian or Ubuntu: apt-get install --no-install-recommends ${missing.join(' ')}`

export function requirePrograms() {
  const missing = missingPackages()
  if (missing.length > 0) throw new Error(howToInstall(missing))
  return {
    patroni: find('patroni') ?? '',
    etcd: find('etcd') ?? '',
    haproxy: find('haproxy') ?? '',
    postgres: findPostgres() ?? '',
  }
}

/** PostgreSQL refuses to run as root: whom it runs as then. */
export function accountOf(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim())
  return { uid: id('-u'), gid: id('-g') }
}

/** Removes a segment of shared memory that a killed PostgreSQL left behind. */
export const removeSharedMemory = (id: number): void =>
  void spawnSync('ipcrm', ['-m', String(id)], { stdio: 'ignore' })

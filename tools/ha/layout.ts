import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

export interface ClusterOptions {
  /** Number of PostgreSQL members; 3 by default. */
  readonly members?: number
  /** Seconds after which a primary that does not renew its lease is replaced; 10 by default, at least 5. */
  readonly ttl?: number
  /** The first of consecutive ports; free ones by default. */
  readonly port?: number
  /** The folder of the cluster; it must not exist. */
  readonly folder: string
}

export interface MemberLayout {
  readonly name: string
  readonly postgresPort: number
  readonly restPort: number
}

/** The configuration of a cluster; stored in its folder. */
export interface Layout {
  readonly folder: string
  readonly ttl: number
  readonly etcdPort: number
  readonly peerPort: number
  readonly primaryPort: number
  readonly replicaPort: number
  readonly members: readonly MemberLayout[]
  readonly passwords: {
    readonly superuser: string
    readonly replication: string
    readonly shop: string
  }
  /** Process ids by name: etcd, haproxy, and Patroni of each member. */
  readonly processes: Record<string, number>
}

const MIN_TTL = 5

export async function planCluster(options: ClusterOptions): Promise<Layout> {
  const { folder, members = 3, ttl = 10 } = options
  if (!Number.isInteger(members) || members < 2 || members > 3) {
    throw new Error('A cluster has two or three members')
  }
  if (!(ttl >= MIN_TTL)) throw new Error(`The ttl is a number of seconds, at least ${MIN_TTL}`)
  const ports = await portsFrom(options.port, 4 + 2 * members)
  const [etcdPort = 0, peerPort = 0, primaryPort = 0, replicaPort = 0, ...others] = ports
  const password = () => randomBytes(18).toString('base64url')
  return {
    folder,
    ttl,
    etcdPort,
    peerPort,
    primaryPort,
    replicaPort,
    members: Array.from({ length: members }, (_, at) => ({
      name: `node${at + 1}`,
      postgresPort: others[2 * at] ?? 0,
      restPort: others[2 * at + 1] ?? 0,
    })),
    passwords: { superuser: password(), replication: password(), shop: password() },
    processes: {},
  }
}

async function portsFrom(first: number | undefined, count: number): Promise<number[]> {
  const wanted = Array.from({ length: count }, (_, at) => (first === undefined ? 0 : first + at))
  const probes = await Promise.all(wanted.map(probe))
  const ports = probes.map((server) => (server.address() as { port: number }).port)
  await Promise.all(probes.map((server) => new Promise((closed) => server.close(closed))))
  return ports
}

const probe = (port: number) =>
  new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
    const server = createServer()
    server.once('error', () => reject(new Error(`Port ${port} is in use: choose another --port`)))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

const template = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../deploy/ha/${name}`, import.meta.url)), 'utf8')

/** Puts values for `${name}`, outside of comments. */
const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text
    .split('\n')
    .map((line) =>
      line.trimStart().startsWith('#')
        ? line
        : line.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
            const value = values[name]
            if (value === undefined) throw new Error(`The template asks for ${name}`)
            return String(value)
          }),
    )
    .join('\n')

export function patroniConfig(layout: Layout, member: MemberLayout, binDir: string): string {
  const { folder, ttl, etcdPort, passwords } = layout
  // Patroni wants loop_wait + 2 × retry_timeout to be at most ttl.
  const loopWait = Math.max(1, Math.floor(ttl / 5))
  return fill(template('patroni.yml'), {
    ...member,
    folder,
    binDir,
    etcdPort,
    ttl,
    loopWait,
    retryTimeout: Math.max(1, Math.floor((ttl - loopWait) / 2)),
    sharedBuffers: '128MB',
    superuserPassword: passwords.superuser,
    replicationPassword: passwords.replication,
  })
}

export function haproxyConfig({ members, primaryPort, replicaPort }: Layout): string {
  const servers = members
    .map(
      ({ name, postgresPort, restPort }) =>
        `  server ${name} 127.0.0.1:${postgresPort} check port ${restPort}`,
    )
    .join('\n')
  return fill(template('haproxy.cfg'), { primaryPort, replicaPort, servers })
}

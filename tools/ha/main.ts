import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Cluster, openCluster, startCluster } from './cluster.ts'

/** A local PostgreSQL cluster for trying out failovers. */
const usage = `npm run ha -- up [--members 3] [--ttl 10] [--port 7400]   starts it and prints DATABASE_URL
npm run ha -- status        who is the primary
npm run ha -- switchover    makes another member the primary, in order
npm run ha -- kill          kills the primary with SIGKILL, and starts it again once it is replaced
npm run ha -- down          ends everything and removes it
Each with --folder, where it is not ${path.join(tmpdir(), 'vitrine-ha')}.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: path.join(tmpdir(), 'vitrine-ha') },
    members: { type: 'string', default: '3' },
    ttl: { type: 'string', default: '10' },
    port: { type: 'string', default: '7400' },
  },
})

const commands: Readonly<Record<string, () => Promise<void>>> = {
  async up() {
    const cluster = await startCluster({
      folder: path.resolve(values.folder),
      members: Number(values.members),
      ttl: Number(values.ttl),
      port: Number(values.port),
    })
    await printStatus(cluster)
    console.log(`DATABASE_URL=${cluster.url}`)
    console.log(`Replicas     ${cluster.replicaUrl}`)
  },
  status: () => printStatus(open()),
  async switchover() {
    const cluster = open()
    await cluster.switchover()
    await cluster.untilComplete()
    await printStatus(cluster)
  },
  async kill() {
    const cluster = open()
    const start = performance.now()
    const name = await cluster.killPrimary()
    await cluster.untilReplaced(name)
    console.log(`${name} was replaced after ${((performance.now() - start) / 1000).toFixed(1)} s`)
    cluster.start(name)
    await cluster.untilComplete()
    await printStatus(cluster)
  },
  down: () => open().down(),
}

const open = () => openCluster(path.resolve(values.folder))

async function printStatus(cluster: Cluster): Promise<void> {
  const members = await cluster.status()
  if (members.length === 0) console.log('No member answers.')
  for (const { name, role, state, timeline, lag } of members) {
    const details = [`timeline ${timeline ?? '?'}`, ...(lag === undefined ? [] : [`lag ${lag}`])]
    console.log(`${name.padEnd(8)} ${role.padEnd(14)} ${state.padEnd(10)} ${details.join(', ')}`)
  }
}

const command = commands[positionals[0] ?? '']
if (!command) {
  console.error(usage)
  process.exit(2)
}
try {
  await command()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
// Requests of Patroni are held open for others that may follow.
await wait(0)
process.exit(0)

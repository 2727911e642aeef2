import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import pg from 'pg'
import { type Cluster, startCluster } from '../ha/cluster.ts'
import { howToInstall, missingPackages } from '../ha/programs.ts'
import { checkOrders, checkStock, type Finding } from './commerce-books.ts'
import { merchantOf, prepareShop, stockShelf } from './commerce-shop.ts'
import { type Answers, recordingFetch, startFailoverWriters } from './failover-writers.ts'
import { startFaultsReceiver } from './faults-receiver.ts'

type Report = (name: string, value: string) => void

const CALM_MS = 4_000
const PRODUCTS = 20
const PIECES = 50_000
const RESPONSE_MS = 60_000
/** Beyond the ttl: the election, the promotion, and a look of HAProxy. */
const PROMOTION_MS = 5_000
const SWITCHOVER_MS = 10_000
const STALE_MS = 1_000

/**
 * Two processes on a cluster of PostgreSQL whose primary is killed with SIGKILL repeatedly under load.
 * Returns whether no acknowledged write is lost or doubled, and whether clients got only successes and
 * retryable errors.
 */
export async function failoverBench(args: string[], report: Report): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      kills: { type: 'string', default: '5' },
      buyers: { type: 'string', default: '6' },
      members: { type: 'string', default: '3' },
      ttl: { type: 'string', default: '10' },
    },
  })
  const missing = missingPackages()
  if (missing.length > 0) {
    console.error(howToInstall(missing))
    return false
  }
  const home = mkdtempSync(path.join(tmpdir(), 'vitrine-failover-'))
  // PostgreSQL runs as another user when root starts it, and has to step through.
  chmodSync(home, 0o711)
  const cluster = await startCluster({
    folder: path.join(home, 'cluster'),
    members: Number(values.members),
    ttl: Number(values.ttl),
  })
  const nodes: RunningProduct[] = []
  try {
    const first = await startProduct({ databaseUrl: cluster.url })
    nodes.push(first)
    nodes.push(await startProduct({ databaseUrl: cluster.url, dataDir: first.dataDir }))
    return await measureFailover(cluster, nodes, report, {
      kills: Number(values.kills),
      buyers: Number(values.buyers),
    })
  } finally {
    for (const node of nodes.toReversed()) await node.stop()
    nodes[0]?.remove()
    await cluster.down()
    rmSync(home, { recursive: true, force: true })
  }
}

/** Kills the primary below running processes, then makes another member the primary in order. */
export async function measureFailover(
  cluster: Cluster,
  nodes: readonly RunningProduct[],
  report: Report,
  { kills, buyers }: { readonly kills: number; readonly buyers: number },
): Promise<boolean> {
  const [first] = nodes as [RunningProduct]
  const answers: Answers = { statuses: new Map(), faults: [] }
  const merchant = merchantOf(first, recordingFetch(answers))
  const shop = await prepareShop(merchant, 'BANK_TRANSFER')
  const productIds = await stockShelf(merchant, PRODUCTS, PIECES)
  const [renamedId = ''] = await stockShelf(merchant, 1, 1)
  const receiver = await startFaultsReceiver(first)
  try {
    const writers = startFailoverWriters({ nodes, shop, productIds, renamedId }, buyers, answers)
    const pauses: number[] = []
    for (let at = 0; at < kills; at += 1) pauses.push(await killOnce(cluster, writers))
    const switched = await switchOver(cluster, writers)
    await wait(CALM_MS)
    await writers.stop()
    const missing = await missingIn(writers.createdIds, receiver.received)
    const { longest, reads, changes } = writers.staleness()
    const limit = cluster.ttl * 1000 + PROMOTION_MS
    const most = Math.max(...pauses)
    const findings: Finding[] = [
      {
        name: `Seconds without a write, median and most of ${kills} kills`,
        value: `${seconds(medianOf(pauses))}, ${seconds(most)} (target: at most ${limit / 1000} s with a ttl of ${cluster.ttl} s)`,
        isFine: most <= limit,
      },
      {
        name: 'Seconds without a write when another member becomes the primary in order',
        value: `${seconds(switched)} (target: at most ${SWITCHOVER_MS / 1000} s)`,
        isFine: switched <= SWITCHOVER_MS,
      },
      ...(await checkCluster(cluster, merchant, { productIds, pieces: PIECES }, writers.baskets)),
      {
        name: 'Answers that were neither a success nor to be tried again',
        value: `${answers.faults.length} (target: 0)`,
        isFine: answers.faults.length === 0,
      },
      {
        name: 'Calls that failed for good',
        value: `${writers.problems.length} (target: 0)`,
        isFine: writers.problems.length === 0,
      },
      {
        name: 'Longest time that the other process showed an older name',
        value: `${longest.toFixed(0)} ms in ${reads} reads of ${changes} changes (target: at most ${STALE_MS} ms)`,
        isFine: longest <= STALE_MS,
      },
      {
        name: 'Webhooks that did not come',
        value: `${missing} of ${writers.createdIds.length} (target: 0)`,
        isFine: missing === 0,
      },
    ]
    report('Answers by status', [...answers.statuses].map((one) => one.join(': ')).join(', '))
    for (const one of [...answers.faults, ...writers.problems].slice(0, 10)) console.log(`  ${one}`)
    for (const { name, value, isFine } of findings) report(name, isFine ? value : `${value}  WRONG`)
    return findings.every(({ isFine }) => isFine)
  } finally {
    receiver.stop()
  }
}

/** From the last word of the old primary to the first write that the new one acknowledges, in milliseconds. */
async function killOnce(
  cluster: Cluster,
  writers: ReturnType<typeof startFailoverWriters>,
): Promise<number> {
  await wait(CALM_MS)
  const killed = performance.now()
  const name = await cluster.killPrimary()
  await cluster.untilReplaced(name)
  await wait(CALM_MS)
  const pause = writers.longestPause(killed)
  cluster.start(name)
  await cluster.untilComplete()
  console.log(`  ${name} killed, ${seconds(pause)} without a write`)
  return pause
}

async function switchOver(
  cluster: Cluster,
  writers: ReturnType<typeof startFailoverWriters>,
): Promise<number> {
  const start = performance.now()
  await cluster.switchover()
  await wait(CALM_MS)
  await cluster.untilComplete()
  return writers.longestPause(start)
}

async function checkCluster(
  cluster: Cluster,
  merchant: ReturnType<typeof merchantOf>,
  shelf: Parameters<typeof checkStock>[2],
  baskets: Parameters<typeof checkOrders>[1],
): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  const database = {
    query: async <Row extends pg.QueryResultRow>(text: string) =>
      (await client.query<Row>(text)).rows,
  }
  try {
    const [failed] = await database.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE attempts >= max_attempts',
    )
    return [
      ...(await checkOrders(database, baskets)),
      ...(await checkStock(database, merchant, shelf)),
      { name: 'Jobs that failed for good', value: String(failed?.n), isFine: failed?.n === 0 },
    ]
  } finally {
    await client.end()
  }
}

async function missingIn(ids: readonly string[], received: ReadonlySet<string>): Promise<number> {
  const end = Date.now() + RESPONSE_MS
  const missing = () => ids.filter((id) => !received.has(id)).length
  while (missing() > 0 && Date.now() < end) await wait(200)
  return missing()
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, two) => one - two)[Math.floor((values.length - 1) / 2)] ?? 0

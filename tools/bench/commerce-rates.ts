import { parseArgs } from 'node:util'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { type Call, prepareCalls, type RateCalls, sendAll } from './commerce-calls.ts'
import { type BenchServer, type Recording, startBare, startServer } from './commerce-servers.ts'
import { type FaultyDatabase, startFaultyDatabase } from './faults-database.ts'
import { familyOf, parentOf, watchCpu, withTarget } from './measure.ts'

type Report = (name: string, value: string) => void

const LIMITS = { place: 3, add: 2.5, growth: 4 }
/** In turns with the bare statements, so that both meet the same conditions. */
const ROUNDS = 5
const AT_ONCE = 8

/**
 * The cost of placing an order and filling a cart, in CPU of Node and PostgreSQL together, compared with the
 * same statements sent by the bare driver in the same run. Returns whether the limits hold.
 */
export async function commerceRates(args: string[], report: Report): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { calls: { type: 'string', default: '150' } },
  })
  const database = await startFaultyDatabase()
  const product = await startProduct({ databaseUrl: database.url, dataDir: database.folder })
  try {
    const calls = await prepareCalls(product, Number(values.calls))
    await product.stop()
    const recorded = await recordAll(product, await database.copy('recorded'), calls)
    const postgres = await postgresOf(database)
    const bareUrl = await database.copy('bare')
    const ours = await startServer(product, await database.copy('ours'))
    const place = await compare(ours, postgres, {
      calls: calls.place,
      recorded: recorded.place,
      bareUrl,
    })
    report('Placing an order of three lines, CPU', shown(place, LIMITS.place))
    const add = await compare(ours, postgres, { calls: calls.add, recorded: recorded.add, bareUrl })
    report('Adding to a cart of one line, CPU', shown(add, LIMITS.add))
    const full = await compare(ours, postgres, {
      calls: calls.addToFull,
      recorded: recorded.addToFull,
      bareUrl,
    })
    const growth = full.ours / add.ours
    report('  to one of 100 lines', shown(full))
    report(
      '  growth from 1 to 100 lines',
      withTarget(`${growth.toFixed(2)} ×`, `at most ${LIMITS.growth} ×`),
    )
    for (const [name, some] of [
      ['on spread variants', calls.spread],
      ['on one variant', calls.hot],
      ['on one variant that is a drop', calls.drop],
    ] as const) {
      const start = performance.now()
      await sendAll(ours.baseUrl, some, AT_ONCE)
      const perSecond = (some.length * 1000) / (performance.now() - start)
      report(`Orders ${name}, ${AT_ONCE} at once`, `${perSecond.toFixed(0)} a second`)
    }
    await ours.stop()
    return (
      place.ours / place.bare <= LIMITS.place &&
      add.ours / add.bare <= LIMITS.add &&
      growth <= LIMITS.growth
    )
  } finally {
    await product.stop()
    await database.close()
  }
}

/** Every call once on a copy of the shop, with the statements that it sent. */
async function recordAll(product: RunningProduct, databaseUrl: string, calls: RateCalls) {
  const server = await startServer(product, databaseUrl)
  const record = async (some: readonly Call[]): Promise<Recording> => {
    const recording = []
    for (const call of some) {
      server.record()
      await sendAll(server.baseUrl, [call], 1)
      recording.push(await server.take())
    }
    return recording
  }
  try {
    return {
      place: await record(calls.place),
      add: await record(calls.add),
      addToFull: await record(calls.addToFull),
    }
  } finally {
    await server.stop()
  }
}

/** The process below which everything of PostgreSQL runs. */
async function postgresOf(database: FaultyDatabase): Promise<number> {
  const [backend] = await database.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'",
  )
  return parentOf(backend?.pid ?? 0)
}

interface CallCosts {
  /** CPU of a call in milliseconds. */
  readonly ours: number
  readonly bare: number
  readonly statements: number
}

/** Ours against the bare driver, a part of the calls at a time; the first round only warms both up. */
async function compare(
  ours: BenchServer,
  postgres: number,
  {
    calls,
    recorded,
    bareUrl,
  }: { readonly calls: readonly Call[]; readonly recorded: Recording; readonly bareUrl: string },
): Promise<CallCosts> {
  const bytes = await sendAll(ours.baseUrl, calls.slice(0, 1), 1)
  const bare = await startBare(bareUrl, recorded, bytes)
  await sendAll(bare.baseUrl, calls.slice(0, 1), 1)
  const size = Math.floor((calls.length - 1) / (ROUNDS + 1))
  const spent = { ours: 0, bare: 0 }
  for (let round = 0; round <= ROUNDS; round += 1) {
    const part = calls.slice(1 + round * size, 1 + (round + 1) * size)
    const cost = {
      ours: await cpuOf(ours, postgres, part),
      bare: await cpuOf(bare, postgres, part),
    }
    if (round === 0) continue
    spent.ours += cost.ours
    spent.bare += cost.bare
  }
  await bare.stop()
  const measured = size * ROUNDS
  const statements = recorded.reduce((sum, one) => sum + one.length, 0) / recorded.length
  return { ours: spent.ours / measured, bare: spent.bare / measured, statements }
}

async function cpuOf(
  server: BenchServer,
  postgres: number,
  calls: readonly Call[],
): Promise<number> {
  const spent = watchCpu(() => [server.pid, ...familyOf(postgres)])
  await sendAll(server.baseUrl, calls, 1)
  return spent()
}

function shown({ ours, bare, statements }: CallCosts, limit?: number): string {
  const ratio = `${(ours / bare).toFixed(2)} ×`
  const value = `${ours.toFixed(2)} ms, bare pg ${bare.toFixed(2)} ms · ${ratio} · ${statements.toFixed(0)} statements`
  return limit === undefined ? value : withTarget(value, `at most ${limit} ×`)
}

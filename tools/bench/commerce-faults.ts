import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '@vitrine/testkit/fuzz'
import { type ProductOptions, type RunningProduct, startProduct } from '@vitrine/testkit/product'
import type { FaultyDatabase } from './faults-database.ts'

const START_TRIES = 20
const PAUSE_MS = 2_000
const allFaults = ['kill', 'kill', 'crash', 'restart', 'backend'] as const
export type Fault = (typeof allFaults)[number]

export interface FaultOptions {
  readonly kinds?: readonly Fault[]
  /** The least time from one fault to the next; the most is three times as long. */
  readonly pauseMs?: number
}

/**
 * Starts a product with a faulty test bank, whose process is killed and whose database crashes every few
 * seconds. The same seed makes the same choices.
 */
export async function startFaultyProduct(
  database: FaultyDatabase,
  seed: number,
  { kinds = allFaults, pauseMs = PAUSE_MS }: FaultOptions = {},
) {
  const random = createRandom(seed)
  const counts = { kill: 0, crash: 0, restart: 0, backend: 0 }
  let starts = 0
  let isOver = false

  const options = (): ProductOptions => {
    starts += 1
    return {
      databaseUrl: database.url,
      dataDir: database.folder,
      settings: { TEST_BANK_FAULTS: String(seed + starts), LOG_LEVEL: 'error' },
    }
  }
  let product = await startProduct(options())
  const port = Number(new URL(product.baseUrl).port)

  /** The database may crash while it starts. */
  async function startAgain(): Promise<RunningProduct> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await startProduct({ ...options(), port })
      } catch (error) {
        if (tries === START_TRIES) throw error
        await wait(500)
      }
    }
  }

  const faults = {
    async kill() {
      await product.stop('SIGKILL')
      product = await startAgain()
    },
    crash: () => database.crash(),
    restart: () => database.restart(),
    backend: () => database.endBackend(),
  }

  async function injectFaults(): Promise<void> {
    while (!isOver && kinds.length > 0) {
      await wait(pauseMs + random.below(2 * pauseMs))
      if (isOver) return
      const fault = random.pick(kinds)
      // A database that is away already cannot lose a backend.
      await faults[fault]().catch((error: unknown) => {
        if (fault === 'kill' || fault === 'restart') throw error
      })
      counts[fault] += 1
    }
  }
  const injecting = injectFaults()
  injecting.catch(() => undefined)

  return {
    /** The current instance; address and keys do not change. */
    product: () => product,
    counts,
    /** Makes no more faults, from a start on in which everything runs. */
    async calm(): Promise<void> {
      isOver = true
      await injecting
      await faults.kill()
    },
    async stop(): Promise<void> {
      isOver = true
      await injecting.catch(() => undefined)
      await product.stop()
      product.remove()
    },
  }
}

import type { Lane } from '../../catalog/index.ts'
import { bringIn, bringInBeside, isRefusal, OutOfTurn, oneByOne } from './bring-in.ts'
import { type Entry, kindOf, type Run } from './entries.ts'

/** Batches under way at once: while one waits for its turn or commits, another keeps the database busy. */
const AT_ONCE = 4

interface Flight {
  readonly batch: readonly Entry[]
  /** Addresses it has claimed. */
  readonly slugs: string[]
  /** Resolves when the next may begin. */
  readonly claimed: Promise<void>
  /** Never rejects; the error is why nothing of it is there. */
  readonly end: Promise<{ readonly error?: unknown }>
}

/**
 * Brings batches in beside each other, in their order: each is one transaction, and the import moves on as
 * they are committed one after the other. When one cannot be committed so, it and those behind it are rolled
 * back and brought in alone, one after the other.
 */
export function createLanes(run: Run) {
  const flights: Flight[] = []
  // The first batch adds what all others share, and says how large the tables are.
  let isAlone = true

  /** Waits until no more than so many are under way. */
  async function land(most: number): Promise<boolean> {
    while (flights.length > most) {
      const [first] = flights as [Flight]
      const { error } = await first.end
      if (error !== undefined) return again(error)
      flights.shift()
    }
    return true
  }

  async function again(error: unknown): Promise<boolean> {
    await settle()
    isAlone = !isRefusal(error)
    if (isAlone && !(error instanceof OutOfTurn)) {
      run.world.logger.warn({ error, id: run.id }, 'Batches of an import now come one by one')
    }
    const [first, ...others] = flights.splice(0).map(({ batch }) => batch)
    if (!first || !(await (isAlone ? bringIn : oneByOne)(run, first))) return false
    for (const batch of others) if (!(await bringIn(run, batch))) return false
    return true
  }

  async function settle(): Promise<void> {
    await Promise.all(flights.map(({ end }) => end))
  }

  return {
    /** False when this run has nothing left to do, as `bringIn` says. */
    async add(batch: readonly Entry[]): Promise<boolean> {
      if (isAlone || batch.some((one) => kindOf(one) !== 'row')) {
        if (!(await land(0))) return false
        if (run.entriesDone === run.skip) isAlone = false
        return bringIn(run, batch)
      }
      if (!(await land(AT_ONCE - 1))) return false
      const flight = begin(run, batch, [...flights])
      flights.push(flight)
      await flight.claimed
      return true
    },
    /** Waits for all of them. */
    finish: (): Promise<boolean> => land(0),
    /** Waits until none is under way, whatever becomes of them. */
    settle,
  }
}

function begin(run: Run, batch: readonly Entry[], before: readonly Flight[]): Flight {
  const slugs: string[] = []
  const fly = async (next: () => void): Promise<{ readonly error?: unknown }> => {
    try {
      await bringInBeside(run, batch, laneBehind(before, slugs, next))
      return {}
    } catch (error) {
      return { error }
    } finally {
      next()
    }
  }
  let end: Flight['end'] | undefined
  const claimed = new Promise<void>((next) => {
    end = fly(next)
  })
  return { batch, slugs, claimed, end: end as Flight['end'] }
}

const laneBehind = (before: readonly Flight[], own: string[], next: () => void): Lane => ({
  taken: () => before.flatMap(({ slugs }) => slugs),
  claimed(slugs) {
    own.push(...slugs)
    next()
  },
  async turn() {
    const last = await before.at(-1)?.end
    if (last?.error !== undefined) throw new OutOfTurn()
  },
})

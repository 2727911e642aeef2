import type { TraceStep, TraceTarget } from './result.ts'
import type { MinorUnits } from './snapshot.ts'

/** What the steps of a trace add up to. */
export interface Replay {
  /** By target, such as `line 3f…`, before tenders. */
  readonly targets: ReadonlyMap<string, MinorUnits>
  readonly total: MinorUnits
  /** Of all tenders. */
  readonly tendered: MinorUnits
}

export const targetKey = ({ kind, id }: TraceTarget): string => `${kind} ${id}`

/**
 * Applies the steps of a trace one after the other, without the snapshot: their total is that of the result. Throws an
 * Error at the first step whose base is not what its target had come to, so that a trace that was changed is found.
 */
export function replayTrace(trace: readonly TraceStep[]): Replay {
  const targets = new Map<string, MinorUnits>()
  const beforeTax = new Map<string, MinorUnits>()
  let tendered = 0
  for (const [index, step] of trace.entries()) {
    if (step.phase === 'tender') {
      tendered -= step.amount
      continue
    }
    const key = targetKey(step.target)
    const before = targets.get(key) ?? 0
    if (step.phase === 'tax' && !beforeTax.has(key)) beforeTax.set(key, before)
    const expected = step.phase === 'tax' ? beforeTax.get(key) : before
    if (!startsTarget(step) && step.base !== expected) {
      throw new Error(`trace[${index}]: the base of ${key} is ${expected}, not ${step.base}`)
    }
    targets.set(key, before + step.amount)
  }
  const total = [...targets.values()].reduce((sum, amount) => sum + amount, 0)
  return { targets, total, tendered }
}

/** Steps that give a target its first amount; their base is the price of a piece, or the amount itself. */
const startsTarget = ({ phase }: TraceStep): boolean =>
  phase === 'price' || phase === 'delivery' || phase === 'fee'

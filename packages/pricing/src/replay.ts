import type { TraceStep, TraceTarget } from './result.ts'
import type { MinorUnits } from './values.ts'

/** The totals of the steps of a trace. */
export interface Replay {
  /** By target, such as `line 3f…`, before tenders. */
  readonly targets: ReadonlyMap<string, MinorUnits>
  readonly total: MinorUnits
  /** Of all tenders. */
  readonly tendered: MinorUnits
}

export const targetKey = ({ kind, id }: TraceTarget): string => `${kind} ${id}`

/**
 * Adds up the steps of a trace without the snapshot; the total is that of the result. Throws an Error at the
 * first step whose base differs from the current amount of its target, which detects a changed trace.
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

/**
 * Steps that set the initial amount of a target; their base is the price of a piece, or the amount itself.
 */
const startsTarget = ({ phase }: TraceStep): boolean =>
  phase === 'price' || phase === 'delivery' || phase === 'fee'

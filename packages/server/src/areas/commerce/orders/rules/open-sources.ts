import type { LineSource, OrderLine } from '../model/order.ts'
import { sourcesOf } from './line-sources.ts'

/** Pieces of a line that are still to be sent from a location. */
export interface OpenSource {
  readonly locationId: string
  readonly quantity: number
}

/**
 * The sources of a line with the pieces sent from each. Parcels without a location count for the first
 * sources.
 */
export function sentSources(line: OrderLine, defaultLocationId: string): LineSource[] {
  const sources = sourcesOf(line, defaultLocationId)
  let left = line.fulfilled - sources.reduce((sum, { fulfilled = 0 }) => sum + fulfilled, 0)
  return sources.map((source) => {
    const { fulfilled = 0, quantity } = source
    const more = Math.max(0, Math.min(left, quantity - fulfilled))
    left -= more
    return { ...source, fulfilled: fulfilled + more }
  })
}

/**
 * The pieces of a line that are still to be sent, by location. Refunded pieces are not sent: restocked ones
 * are subtracted where they were restocked, others starting with the last source.
 */
export function openSources(line: OrderLine, defaultLocationId: string): OpenSource[] {
  const sources = sentSources(line, defaultLocationId)
  const open = sources.map(({ quantity, fulfilled = 0 }) => Math.max(0, quantity - fulfilled))
  const toSend = Math.max(0, line.quantity - line.fulfilled - line.refunded)
  let gone = open.reduce((sum, one) => sum + one, 0) - toSend
  const lessen = (at: number, most: number) => {
    const count = Math.max(0, Math.min(gone, most, open[at] ?? 0))
    open[at] = (open[at] ?? 0) - count
    gone -= count
  }
  for (const [at, { restocked }] of sources.entries()) lessen(at, restocked)
  for (const at of [...sources.keys()].reverse()) lessen(at, Number.POSITIVE_INFINITY)
  return sources.map(({ locationId }, at) => ({ locationId, quantity: open[at] ?? 0 }))
}

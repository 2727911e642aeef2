import type { LineSource, OrderLine } from '../model/order.ts'
import { sourcesOf } from './line-sources.ts'

/** Pieces of a line that are still to be sent from a location. */
export interface OpenSource {
  readonly locationId: string
  readonly quantity: number
}

/**
 * The sources of a line with what is sent from each. Pieces in parcels whose location nobody knows count for the first
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
 * What is still to be sent of a line, by location. Refunded pieces are not sent: those that went back into stock where they
 * went, others from the last source on.
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

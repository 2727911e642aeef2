import type { KeptFact, WireEvent } from '../model.ts'

/** An event with the fact it tells of. */
export interface Told {
  readonly event: WireEvent
  readonly fact: KeptFact
}

/**
 * Events in their order, those of one write that can be joined told once for each entity, in the place
 * of the last: what a product and its variants became in one write is one update.
 */
export function toldOnce(all: readonly Told[]): Told[] {
  const kept = new Map<string, Told>()
  for (const [at, told] of all.entries()) {
    const { event, fact } = told
    if (!event.join) {
      kept.set(String(at), told)
      continue
    }
    const key = `${fact.write} ${event.type} ${event.entityId}`
    const earlier = kept.get(key)
    kept.delete(key)
    kept.set(key, earlier ? joined(earlier, told, event.join) : told)
  }
  return [...kept.values()]
}

const joined = (
  earlier: Told,
  { event, fact }: Told,
  join: NonNullable<WireEvent['join']>,
): Told => ({
  fact,
  event: { ...event, payload: join(earlier.event.payload) },
})

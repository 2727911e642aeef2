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

/** A batch without the write at its end, of which more may follow; whole when it is of one write alone. */
export function withoutTorn(facts: readonly KeptFact[]): KeptFact[] {
  const last = facts.at(-1)
  const isOfLast = (fact: KeptFact) => fact.write === last?.write && fact.entityId === last.entityId
  const end = facts.findLastIndex((fact) => !isOfLast(fact)) + 1
  return facts.slice(0, end === 0 ? facts.length : end)
}

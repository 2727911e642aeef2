import type { StoredFact, WireEvent } from '../model.ts'

/** An event with the fact it is made from. */
export interface FactEvent {
  readonly event: WireEvent
  readonly fact: StoredFact
}

/**
 * Events in order, where joinable ones of one write are sent once per entity, at the position of the last:
 * the changes of a product and its variants in one write are one update.
 */
export function mergeEvents(all: readonly FactEvent[]): FactEvent[] {
  const mergedEvents = new Map<string, FactEvent>()
  for (const [at, factEvent] of all.entries()) {
    const { event, fact } = factEvent
    if (!event.join) {
      mergedEvents.set(String(at), factEvent)
      continue
    }
    const key = `${fact.write} ${event.type} ${event.entityId}`
    const earlier = mergedEvents.get(key)
    mergedEvents.delete(key)
    mergedEvents.set(key, earlier ? mergePayloads(earlier, factEvent, event.join) : factEvent)
  }
  return [...mergedEvents.values()]
}

const mergePayloads = (
  earlier: FactEvent,
  { event, fact }: FactEvent,
  join: NonNullable<WireEvent['join']>,
): FactEvent => ({
  fact,
  event: { ...event, payload: join(earlier.event.payload) },
})

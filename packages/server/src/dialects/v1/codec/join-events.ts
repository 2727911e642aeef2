import type { WireEvent } from '../../../areas/site/events/index.ts'

type Payload = Readonly<Record<string, unknown>>
type Entry = Readonly<Record<string, unknown>>

/** Marks an event that is merged with another one of the same write. */
export const joinable = (event: WireEvent): WireEvent => ({
  ...event,
  join: (earlier) => joined(earlier as Payload, event.payload as Payload),
})

/** Merges two events of one entity: the changed fields of both, otherwise the later state. */
export const joined = (earlier: Payload, later: Payload): Payload => ({
  ...later,
  ...joinedNames('changedFields', earlier, later),
  ...joinedNames('fieldMask', earlier, later),
  ...(Array.isArray(earlier.variants) &&
    Array.isArray(later.variants) && {
      variants: joinedVariants(earlier.variants, later.variants),
    }),
})

function joinedNames(name: 'changedFields' | 'fieldMask', earlier: Payload, later: Payload) {
  const [was, is] = [earlier[name], later[name]]
  return Array.isArray(was) && Array.isArray(is) && { [name]: [...new Set([...was, ...is])] }
}

/** A variant in both has the earlier's previous values. */
function joinedVariants(earlier: readonly Entry[], later: readonly Entry[]): Entry[] {
  const all = new Map(earlier.map((one) => [idOf(one), one]))
  for (const one of later) {
    const former = all.get(idOf(one))
    all.set(idOf(one), {
      ...one,
      ...(former && 'oldValue' in former && { oldValue: former.oldValue }),
      ...(former && joinedNames('changedFields', former, one)),
    })
  }
  return [...all.values()]
}

const idOf = ({ variantId, id }: Entry) => variantId ?? id

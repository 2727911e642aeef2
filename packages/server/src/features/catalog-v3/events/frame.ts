import { isDeepStrictEqual } from 'node:util'
import { domainEvent, type KeptFact } from '../../events/index.ts'

type Body = Parameters<typeof domainEvent>[1]['body']

export const tell = (fact: KeptFact, entityFqdn: string, slug: string, body: Body) => [
  domainEvent(fact, { entityFqdn, slug, entityId: fact.entityId, body }),
]

type Fields = Readonly<Record<string, unknown>>

/** An entity after its change, and what the change made of its fields. */
export const updateOf = (write: (entity: unknown) => object, { before, after }: KeptFact) => {
  const currentEntity = write(after)
  // Texts bear the moment of the last change; it is none of what changed.
  const { updatedDate } = after as { updatedDate?: string }
  const old = write({ ...(before as object), updatedDate })
  return { currentEntity, modifiedFields: modifiedFields(old, currentEntity) }
}

/** Every change is of these. */
const moving = new Set(['revision', 'updatedDate'])

/** By name, the fields that differ, with their new values; null for one that is empty now (identity contract §10). */
export function modifiedFields(before: object, after: object): Fields {
  const [was, is] = [before, after] as Fields[] as [Fields, Fields]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return Object.fromEntries(
    names
      .filter((name) => !moving.has(name) && !isDeepStrictEqual(was[name], is[name]))
      .map((name) => [name, is[name] ?? null]),
  )
}

/** The ledger keeps moments as text. */
export function revived(entity: unknown): never {
  const { createdDate, updatedDate } = entity as Record<string, string | undefined>
  return {
    ...(entity as object),
    ...(createdDate && { createdDate: new Date(createdDate) }),
    ...(updatedDate && { updatedDate: new Date(updatedDate) }),
  } as never
}

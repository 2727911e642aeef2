import { isDeepStrictEqual } from 'node:util'
import { domainEvent, type StoredFact } from '../../../areas/site/events/index.ts'

type Body = Parameters<typeof domainEvent>[1]['body']

export const toDomainEvents = (fact: StoredFact, entityFqdn: string, slug: string, body: Body) => [
  domainEvent(fact, { entityFqdn, slug, entityId: fact.entityId, body }),
]

type Fields = Readonly<Record<string, unknown>>

/** An entity after its change, and the changed fields. */
export const updateOf = (write: (entity: unknown) => object, { before, after }: StoredFact) => {
  const currentEntity = write(after)
  // `updatedDate` changes with every write, so it is no modified field.
  const { updatedDate } = after as { updatedDate?: string }
  const old = write({ ...(before as object), updatedDate })
  return { currentEntity, modifiedFields: modifiedFields(old, currentEntity) }
}

/** Every change modifies these. */
const volatileFields = new Set(['revision', 'updatedDate'])

/** Fields that differ, by name, with their new values; null where now empty (identity contract §10). */
export function modifiedFields(before: object, after: object): Fields {
  const [was, is] = [before, after] as Fields[] as [Fields, Fields]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return Object.fromEntries(
    names
      .filter((name) => !volatileFields.has(name) && !isDeepStrictEqual(was[name], is[name]))
      .map((name) => [name, is[name] ?? null]),
  )
}

/** Facts store dates as text. */
export function withDates(entity: unknown): never {
  const { createdDate, updatedDate } = entity as Record<string, string | undefined>
  return {
    ...(entity as object),
    ...(createdDate && { createdDate: new Date(createdDate) }),
    ...(updatedDate && { updatedDate: new Date(updatedDate) }),
  } as never
}

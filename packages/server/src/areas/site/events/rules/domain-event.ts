import { createHash } from 'node:crypto'
import type { StoredFact, WireEvent } from '../model.ts'

interface UpdatedEventBody {
  readonly updatedEvent: { readonly currentEntity: object; readonly modifiedFields?: object }
}
type EventBody =
  | { readonly createdEvent: { readonly entity: object } }
  | UpdatedEventBody
  | { readonly deletedEvent: { readonly deletedEntity?: object } }
  | { readonly actionEvent: { readonly body: object } }

/**
 * The frame of events about entities (identity contract §10.2): the type is the name of the entity with
 * the slug behind it.
 */
export function domainEvent(
  { seq, at, id }: StoredFact,
  event: {
    readonly entityFqdn: string
    readonly slug: string
    readonly entityId: string
    readonly body: EventBody
    readonly anonymized?: boolean
  },
): WireEvent {
  const { entityFqdn, slug, entityId, body, anonymized = false } = event
  const type = `${entityFqdn}_${slug}`
  const payload = {
    id: eventId(id, type, entityId),
    entityFqdn,
    slug,
    entityId,
    eventTime: at,
    triggeredByAnonymizeRequest: anonymized,
    originatedFrom: null,
    entityEventSequence: seq,
    ...body,
  }
  return {
    type,
    entityId,
    payload,
    ...('updatedEvent' in body && {
      join: (earlier: object) => ({
        ...payload,
        ...joinedUpdates(earlier as UpdatedEventBody, body),
      }),
    }),
  }
}

/** The later update shows the entity whole, and of fields that both name the value they have now. */
function joinedUpdates(earlier: UpdatedEventBody, later: UpdatedEventBody): UpdatedEventBody {
  const [was, is] = [earlier.updatedEvent.modifiedFields, later.updatedEvent.modifiedFields]
  const modifiedFields = (was || is) && { modifiedFields: { ...was, ...is } }
  return { updatedEvent: { ...later.updatedEvent, ...modifiedFields } }
}

/** The same whenever the fact is delivered again, so that receivers can recognise duplicates. */
function eventId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(parts.join(' ')).digest('hex')
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4]
  const [a, b, c, d, e] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(13, 16),
    hex.slice(17, 20),
    hex.slice(20, 32),
  ]
  return `${a}-${b}-8${c}-${variant}${d}-${e}`
}

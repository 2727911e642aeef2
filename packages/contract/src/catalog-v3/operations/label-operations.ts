import { InvalidRevision } from '../../catalog/index.ts'
import {
  AlreadyExists,
  BulkReply,
  DELETE,
  type ErrorDefinition,
  type FactDefinition,
  FieldMaskOf,
  Filter,
  GET,
  InvalidFilter,
  Maybe,
  OneOf,
  operation,
  PATCH,
  POST,
  Query,
  Text,
  type TSchema,
  Type,
} from '../../kit/index.ts'
import { CursorMetadata, EntityId } from '../schemas/entity.ts'
import { LabelChanges, NewLabel } from '../schemas/label.ts'

interface Words<One extends string, Many extends string, Entity extends TSchema> {
  readonly one: One
  readonly many: Many
  readonly mounts: readonly string[]
  readonly schema: Entity
  readonly nameLength: number
  /** Names of optional, expensive parts of a read. */
  readonly fields: readonly string[]
  readonly mostPerPage: number
  /** Whether its query also answers GET with `?.r=`. */
  readonly longGet: boolean
  readonly notFound: ErrorDefinition
  readonly facts: Readonly<Record<'created' | 'changed' | 'deleted', FactDefinition>>
}

/** The calls that brands and ribbons share (§13.1). */
export function labelOperations<
  const One extends string,
  const Many extends string,
  Entity extends TSchema,
>(words: Words<One, Many, Entity>) {
  const { one, many, mounts, schema, nameLength, notFound, facts } = words
  const fields = Maybe(Type.Array(OneOf(words.fields), { maxItems: 100 }))
  const returnEntity = Maybe(Type.Boolean())
  const wrapped = objectWith(one, schema)
  const changes = Type.Object({
    ...objectWith(one, LabelChanges(nameLength)).properties,
    fieldMask: FieldMaskOf(one),
  })
  const list = <S extends TSchema>(item: S) => Type.Array(item, { minItems: 1, maxItems: 100 })
  const ids = list(EntityId())
  const byId = objectWith(`${one}Id`, EntityId())
  const writes = { mounts, permission: 'admin', writes: true } as const
  const reads = { mounts, permission: 'anyone' } as const
  const bulk = { ...writes, response: BulkReply(schema) } as const
  return {
    create: operation({
      ...writes,
      route: POST(`/v3/${many}`),
      summary: `Add a ${one}`,
      request: objectWith(one, NewLabel(nameLength)),
      response: wrapped,
      errors: [AlreadyExists],
      facts: [facts.created],
    }),
    get: operation({
      ...reads,
      route: GET(`/v3/${many}/{${one}Id}`),
      summary: `Read a ${one}`,
      request: Type.Object({ ...byId.properties, fields }),
      response: wrapped,
      errors: [notFound],
    }),
    update: operation({
      ...writes,
      route: PATCH(`/v3/${many}/{${one}.id}`),
      summary: `Change a ${one}; every product shows its new name at once`,
      request: Type.Object({ ...changes.properties, fields }),
      response: wrapped,
      errors: [notFound, AlreadyExists, InvalidRevision],
      facts: [facts.changed],
    }),
    delete: operation({
      ...writes,
      route: DELETE(`/v3/${many}/{${one}Id}`),
      summary: `Delete a ${one}`,
      request: byId,
      response: Type.Object({}),
      errors: [notFound],
      facts: [facts.deleted],
    }),
    query: operation({
      ...reads,
      route: POST(`/v3/${many}/query`),
      longGet: words.longGet,
      summary: `Find ${many}, ${words.mostPerPage} a page at most, by cursor`,
      request: Type.Object({ query: Maybe(Query(words.mostPerPage)), fields }),
      response: Type.Object({
        ...objectWith(many, Type.Array(schema)).properties,
        pagingMetadata: CursorMetadata,
      }),
      errors: [InvalidFilter],
    }),
    count: operation({
      ...reads,
      route: POST(`/v3/${many}/count`),
      summary: `Count the ${many} that match`,
      request: Type.Object({ filter: Maybe(Filter()) }),
      response: Type.Object({ count: Type.Integer() }),
      errors: [InvalidFilter],
    }),
    getOrCreate: operation({
      ...writes,
      route: POST(`/v3/${many}/get-or-create`),
      summary: `Get the ${one} with this name, ignoring case; creates it when there is none`,
      request: Type.Object({ ...objectWith(`${one}Name`, Text(1, nameLength)).properties, fields }),
      response: wrapped,
      facts: [facts.created],
    }),
    bulkCreate: operation({
      ...bulk,
      route: POST(`/v3/bulk/${many}/create`),
      summary: `Add up to 100 ${many}; failures are reported one by one`,
      request: Type.Object({
        ...objectWith(many, list(NewLabel(nameLength))).properties,
        returnEntity,
      }),
      facts: [facts.created],
    }),
    bulkUpdate: operation({
      ...bulk,
      route: POST(`/v3/bulk/${many}/update`),
      summary: `Change up to 100 ${many}; failures are reported one by one`,
      request: Type.Object({
        ...objectWith(many, list(changes)).properties,
        fieldMask: FieldMaskOf(`${many}.${one}`),
        returnEntity,
      }),
      facts: [facts.changed],
    }),
    bulkGetOrCreate: operation({
      ...bulk,
      route: POST(`/v3/bulk/${many}/get-or-create`),
      summary: `Get the ${many} with these names; creates missing ones`,
      request: objectWith(`${one}Names`, list(Text(1, nameLength))),
      facts: [facts.created],
    }),
    bulkDelete: operation({
      ...writes,
      route: POST(`/v3/bulk/${many}/delete`),
      summary: `Delete up to 100 ${many}`,
      request: objectWith(`${one}Ids`, ids),
      response: BulkReply(),
      facts: [facts.deleted],
    }),
  }
}

/** An object with one property, named by the caller. */
const objectWith = <const Name extends string, S extends TSchema>(name: Name, schema: S) =>
  Type.Object({ [name]: schema } as Record<Name, S>)

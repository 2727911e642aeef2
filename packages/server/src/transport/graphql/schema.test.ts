import { contract } from '@vitrine/contract'
import { type AnyService, GET, operation, POST, service, Type } from '@vitrine/contract/kit'
import { type GraphQLEnumType, isInputObjectType, printSchema, validateSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { toGraphQlSchema } from './schema.ts'

const schema = toGraphQlSchema(contract)
const operations = Object.entries(contract as Record<string, AnyService>).flatMap(([key, owner]) =>
  Object.entries(owner.operations).map(([name, one]) => ({ key, name, one })),
)

describe('the schema of the contract', () => {
  test('is valid, and the same every time', () => {
    expect(validateSchema(schema)).toEqual([])
    expect(printSchema(toGraphQlSchema(contract))).toBe(printSchema(schema))
  })

  test('has every operation except those for files and pages, as queries and mutations', () => {
    const expected = operations
      .filter(
        ({ key, one }) => key !== 'graphql' && one.answers !== 'page' && one.consumes !== 'bytes',
      )
      .map(({ key, name, one }) => [
        one.writes ? 'Mutation' : 'Query',
        key + name.charAt(0).toUpperCase() + name.slice(1),
      ])
    const found = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((name) => [type?.name, name]),
    )
    expect(found.sort()).toEqual(expected.sort())
  })

  test('has readable names: words, and no numbered types', () => {
    const names = Object.keys(schema.getTypeMap()).filter((name) => !name.startsWith('__'))
    expect(names.filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name))).toEqual([])
    expect(names.filter((name) => /^(Unnamed|Type\d+)$/.test(name))).toEqual([])
    const numbered = names.filter((name) => /[2-9]$/.test(name) && !/V[123]$/.test(name))
    expect(numbered).toEqual([])
  })

  test('has inputs of their own', () => {
    const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
    expect(types.filter(isInputObjectType).every(({ name }) => name.endsWith('Input'))).toBe(true)
  })
})

describe('a small contract', () => {
  const Thing = Type.Object({
    id: Type.String(),
    size: Type.Object({ length: Type.Number() }),
    kind: Type.Union([
      Type.Unsafe<string>({ type: 'string', enum: ['api-key', '2nd', 'plain'] }),
      Type.Null(),
    ]),
    either: Type.Union([Type.String(), Type.Array(Type.String())]),
    byName: Type.Record(Type.String(), Type.String()),
    bytes: Type.Integer({ maximum: Number.MAX_SAFE_INTEGER }),
    more: Type.Optional(Type.Array(Type.Boolean())),
  })
  const things = service({
    name: 'things',
    summary: 'Things',
    mounts: ['/things'],
    operations: {
      getThing: operation({
        route: GET('/{id}'),
        permission: 'anyone',
        summary: 'One thing',
        request: Type.Object({ id: Type.String() }),
        response: Type.Object({ thing: Thing }),
      }),
      changeThing: operation({
        route: POST('/{id}'),
        permission: 'admin',
        writes: true,
        summary: 'Another thing',
        request: Type.Object({ id: Type.String(), size: Type.Object({ length: Type.Number() }) }),
        response: Type.Object({}),
      }),
    },
  })
  const small = toGraphQlSchema({ things })

  test('is translated to GraphQL', () => {
    expect(printSchema(small).split('\n')).toEqual(
      expect.arrayContaining([
        '  thingsGetThing(id: ID!): ThingsGetThingPayload',
        '  thingsChangeThing(id: ID!, size: ThingsSizeInput!): Boolean',
        '  thing: ThingsThing!',
        '  id: ID!',
        '  size: ThingsSize!',
        '  kind: ThingsKind',
        '  either: JSON!',
        '  byName: JSON!',
        '  bytes: Long!',
        '  more: [Boolean!]',
      ]),
    )
  })

  test('maps GraphQL names to the names of the contract', () => {
    const kind = small.getType('ThingsKind') as GraphQLEnumType
    expect(kind.getValues().map(({ name, value }) => [name, value])).toEqual([
      ['api_key', 'api-key'],
      ['_2nd', '2nd'],
      ['plain', 'plain'],
    ])
  })
})

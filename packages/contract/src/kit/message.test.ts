import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GET, operation, PATCH, POST, Query, service, Type } from './index.ts'
import { fromRequest, LONG_QUERY, toRequest } from './message.ts'

const findThings = operation({
  route: POST('/v1/things/query'),
  permission: 'anyone',
  longGet: true,
  summary: 'Find things',
  request: Type.Object({ query: Type.Optional(Query()) }),
  response: Type.Object({}),
})
const changeThing = operation({
  route: PATCH('/v1/things/{thing.id}'),
  permission: 'admin',
  summary: 'Change a thing',
  request: Type.Object({
    thing: Type.Object({ id: Type.String(), name: Type.Optional(Type.String()) }),
  }),
  response: Type.Object({}),
})
const listThings = operation({
  route: GET('/v1/things/{id}'),
  permission: 'anyone',
  summary: 'List',
  request: Type.Object({
    id: Type.String(),
    fields: Type.Optional(Type.Array(Type.String())),
    paging: Type.Optional(Type.Object({ limit: Type.Integer() })),
    deep: Type.Optional(Type.Boolean()),
    sorting: Type.Optional(Type.Array(Type.Object({ fieldName: Type.String() }))),
  }),
  response: Type.Object({}),
})
const things = service({
  name: 'things',
  summary: 'Things',
  mounts: ['/stores'],
  operations: { findThings, changeThing, listThings },
})

function received(
  declared: typeof findThings | typeof listThings,
  target: string,
  body?: string,
  id?: string,
) {
  const [, search = ''] = target.split('?')
  return fromRequest(declared, {
    params: id ? { id } : {},
    query: new URLSearchParams(search),
    body: body && JSON.parse(body),
  })
}

describe('a request', () => {
  test('with a query is sent as GET and read unchanged', () => {
    const input = { query: { filter: { name: { $startsWith: 'Größe 🏺' } }, paging: { limit: 2 } } }
    const request = toRequest(things, findThings, input)
    expect(request).toMatchObject({ method: 'GET' })
    expect(received(findThings, request.target)).toEqual(input)
  })

  test('longer than 4,000 characters becomes POST on the same path', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 0, maxLength: 6000 }), (name) => {
        const input = { query: { filter: { name } } }
        const { method, target, body } = toRequest(things, findThings, input)
        expect(target.startsWith('/stores/v1/things/query')).toBe(true)
        if (method === 'GET') expect(target.length).toBeLessThanOrEqual(LONG_QUERY + 23)
        expect(received(findThings, target, body)).toEqual(input)
      }),
    )
  })

  test('fills a nested path parameter and repeats it in the body', () => {
    const request = toRequest(things, changeThing, { thing: { id: 'a/b', name: 'x' } })
    expect(request.target).toBe('/stores/v1/things/a%2Fb')
    expect(JSON.parse(request.body ?? '')).toEqual({ thing: { id: 'a/b', name: 'x' } })
  })

  test('encodes lists as repeated keys and nesting with dots, and reads them by the schema', () => {
    const input = { id: '7', fields: ['A', 'B'], paging: { limit: 2 }, deep: true }
    const { target } = toRequest(things, listThings, input)
    expect(target).toBe('/stores/v1/things/7?fields=A&fields=B&paging.limit=2&deep=true')
    expect(received(listThings, target, undefined, '7')).toEqual(input)
  })

  test('encodes lists of objects as JSON, as dotted keys cannot', () => {
    const input = { id: 'a', sorting: [{ fieldName: 'createdDate' }] }
    const { method, target } = toRequest(things, listThings, input)
    expect([method, target.split('=')[0]]).toEqual(['GET', '/stores/v1/things/a?.r'])
    const { searchParams } = new URL(target, 'http://a.test')
    const parts = { params: { id: 'a' }, query: searchParams, body: undefined }
    expect(fromRequest(listThings, parts)).toEqual(input)
  })

  test('cannot change an object’s prototype through a dotted name', () => {
    expect(
      received(listThings, '/x?__proto__.polluted=1&constructor.prototype.polluted=1'),
    ).toEqual({})
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })
})

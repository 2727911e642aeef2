import { contract } from '@vitrine/contract'
import {
  type AnyOperation,
  type AnyService,
  addressesOf,
  type Permission,
  parametersOf,
} from '@vitrine/contract/kit'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Every operation of the contract goes through every rule here; a new one needs no new test to be held to them. */
const operations = Object.entries(contract as Record<string, AnyService>).flatMap(
  ([key, service]) =>
    Object.entries(service.operations).map(([name, operation]) => ({
      name: `${key}.${name}`,
      service,
      operation,
    })),
)

let shop: TestServer
const tokens: Record<string, string> = {}
beforeAll(async () => {
  shop = await startTestServer()
  tokens.visitor = await shop.people.visitorToken()
  tokens.member = await shop.people.memberToken()
  tokens.merchant = shop.site.apiKey
})
afterAll(() => shop.close())

const refused: Record<Permission, readonly ('nobody' | 'visitor' | 'member' | 'merchant')[]> = {
  open: [],
  anyone: ['nobody'],
  'site-member': ['nobody', 'visitor'],
  member: ['nobody', 'visitor', 'merchant'],
  admin: ['nobody', 'visitor', 'member'],
}

function call(service: AnyService, operation: AnyOperation, role: string, body: object = {}) {
  const address = addressesOf(service, operation)[0]
  if (!address) throw new Error('no address')
  const target = parametersOf(address.path).reduce(
    (path, name) => path.replace(`{${name}}`, '00000000-0000-4000-8000-000000000000'),
    address.path,
  )
  const hasBody = !['GET', 'DELETE'].includes(address.method)
  return shop.server.fetch(
    new Request(`${shop.baseUrl}${target}`, {
      method: address.method,
      headers: {
        'content-type': 'application/json',
        ...(tokens[role] ? { authorization: tokens[role] } : {}),
      },
      ...(hasBody ? { body: JSON.stringify(body) } : {}),
    }),
  )
}

describe('summaries', () => {
  const nounPhrase = /^(a|all|an|every|how|one|the|what|when|where|whether|which|who|your)\b/i
  test('say what an operation does, in one line without a full stop', () => {
    const wrong = operations
      .map(({ name, operation }) => `${name}: ${operation.summary}`)
      .filter((line) => {
        const summary = line.slice(line.indexOf(': ') + 2)
        return nounPhrase.test(summary) || !/^[A-Z].{3,99}(?<!\.)$/.test(summary)
      })
    expect(wrong).toEqual([])
  })
})

describe('addresses', () => {
  test('are different for all operations', () => {
    const seen = new Map<string, string>()
    const collisions = operations.flatMap(({ name, service, operation }) =>
      addressesOf(service, operation).flatMap(({ method, path }) => {
        const address = `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`
        const taken = seen.get(address)
        seen.set(address, name)
        return taken ? [`${address}: ${taken} and ${name}`] : []
      }),
    )
    expect(collisions).toEqual([])
  })

  test('are all served by the HTTP and the fetch adapter', () => {
    const missing = operations.filter(
      ({ operation }) => !shop.server.routes.some((route) => route.operation === operation),
    )
    expect(missing.map(({ name }) => name)).toEqual([])
  })
})

describe('a caller without permission', () => {
  const guarded = operations.filter(({ operation }) => refused[operation.permission].length > 0)
  test.each(guarded)('$name is refused', async ({ service, operation }) => {
    for (const role of refused[operation.permission]) {
      const response = await call(service, operation, role)
      expect([role, response.status]).toEqual([role, role === 'nobody' ? 401 : 403])
      expect(response.headers.get('x-wix-request-id')).toBeTruthy()
    }
  })
})

describe('invalid fields', () => {
  const breakable = operations
    .map((one) => ({ ...one, bodies: brokenBodies(one.operation) }))
    .filter(({ bodies }) => bodies.length > 0)
  test.each(breakable)(
    '$name reports each of them, at any depth',
    async ({ service, operation, bodies }) => {
      const role = operation.permission === 'member' ? 'member' : 'merchant'
      const silent: string[] = []
      for (const { body, fields } of bodies) {
        const response = await call(service, operation, role, body)
        const answer = await response.json()
        expect(response.status).toBeGreaterThanOrEqual(400)
        expect(response.status).toBeLessThan(500)
        if (operation.invalidInput) {
          expect(answer.details.applicationError).toBeDefined()
          continue
        }
        const named = (answer.details.validationError?.fieldViolations ?? []).map(
          (one: { field: string }) => one.field,
        )
        silent.push(...fields.filter((field) => !named.some(isOrIsBelow(field))))
      }
      expect(silent).toEqual([])
    },
  )
})

const isOrIsBelow = (field: string) => (name: string) =>
  name === field || name.startsWith(`${field}.`) || name.startsWith(`${field}[`)

interface BrokenBody {
  readonly body: Record<string, unknown>
  readonly fields: readonly string[]
}
interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Record<string, Schema>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}
const MAX_DEPTH = 8

/**
 * For every object of a request, a body in which each of its fields with a known kind has a value of another kind.
 * Addresses and queries have no body to break.
 */
function brokenBodies(operation: AnyOperation): BrokenBody[] {
  if (['GET', 'DELETE'].includes(operation.route.method) || operation.consumes === 'bytes')
    return []
  const inPath = parametersOf(operation.route.path).map((name) => name.split('.')[0])
  const properties = Object.entries((operation.request as Schema).properties ?? {})
  const inBody = properties.filter(([name]) => !inPath.includes(name))
  return brokenObjects({ type: 'object', properties: Object.fromEntries(inBody) }, 0)
}

function brokenObjects(schema: Schema, depth: number): BrokenBody[] {
  if (depth > MAX_DEPTH) return []
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, orNull(field)] as const,
  )
  const broken = fields.flatMap(([name, { type, enum: values }]) => {
    if (!type && !values) return []
    const isWhole = type === 'object' || type === 'array'
    return [[name, isWhole ? 'neither object nor list' : { not: 'a scalar' }] as const]
  })
  const here = { body: Object.fromEntries(broken), fields: broken.map(([name]) => name) }
  const below = fields.flatMap(([name, field]) => brokenParts(name, field, depth + 1))
  return broken.length > 0 ? [here, ...below] : below
}

/** The broken objects of one field, each inside the bodies that lead to it. */
function brokenParts(name: string, schema: Schema, depth: number): BrokenBody[] {
  if (schema.type === 'object') {
    return brokenObjects(schema, depth).map(({ body, fields }) => ({
      body: { [name]: body },
      fields: fields.map((field) => `${name}.${field}`),
    }))
  }
  if (schema.type !== 'array' || !schema.items) return []
  return brokenParts('0', orNull(schema.items), depth).map(({ body, fields }) => ({
    body: { [name]: [body['0']] },
    fields: fields.map((field) => `${name}[0]${field.slice(1)}`),
  }))
}

/** The schema of a field's non-null value; unions have no kind to break. */
function orNull(schema: Schema): Schema {
  if (!schema.anyOf) return schema
  const forms = schema.anyOf.filter(({ type }) => type !== 'null')
  return forms.length === 1 && forms[0] ? orNull(forms[0]) : {}
}

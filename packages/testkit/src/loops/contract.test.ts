import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
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
import { errorsNotYetReached } from './errors-not-yet-reached.ts'

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

describe('addresses', () => {
  test('no two operations answer at the same one', () => {
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

  test('both doors know every one', () => {
    const missing = operations.filter(
      ({ operation }) => !shop.server.routes.some((route) => route.operation === operation),
    )
    expect(missing.map(({ name }) => name)).toEqual([])
  })
})

describe('who may not call', () => {
  const guarded = operations.filter(({ operation }) => refused[operation.permission].length > 0)
  test.each(guarded)('$name is refused', async ({ service, operation }) => {
    for (const role of refused[operation.permission]) {
      const response = await call(service, operation, role)
      expect([role, response.status]).toEqual([role, role === 'nobody' ? 401 : 403])
      expect(response.headers.get('x-wix-request-id')).toBeTruthy()
    }
  })
})

describe('broken fields', () => {
  const breakable = operations
    .map((one) => ({ ...one, fields: brokenFields(one.operation) }))
    .filter(({ fields }) => Object.keys(fields).length > 0)
  test.each(breakable)('$name names each', async ({ service, operation, fields }) => {
    const role = operation.permission === 'member' ? 'member' : 'merchant'
    const response = await call(service, operation, role, fields)
    const body = await response.json()
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    if (operation.invalidInput) return expect(body.details.applicationError).toBeDefined()
    const named = (body.details.validationError?.fieldViolations ?? []).map(
      (one: { field: string }) => one.field,
    )
    for (const field of Object.keys(fields)) {
      expect(named.some((name: string) => name === field || name.startsWith(`${field}.`))).toBe(
        true,
      )
    }
  })
})

/** For every field with a known kind, a value of another kind; addresses and queries have no body to break. */
function brokenFields(operation: AnyOperation): Record<string, unknown> {
  if (['GET', 'DELETE'].includes(operation.route.method) || operation.consumes === 'bytes')
    return {}
  const properties = Object.entries(operation.request.properties ?? {}) as [
    string,
    { type?: string },
  ][]
  const inPath = parametersOf(operation.route.path).map((name) => name.split('.')[0])
  return Object.fromEntries(
    properties
      .filter(([name, { type }]) => type && !inPath.includes(name))
      .map(([name, { type }]) => [
        name,
        type === 'object' || type === 'array' ? 'neither object nor list' : { not: 'a scalar' },
      ]),
  )
}

describe('promised errors', () => {
  const folders = ['packages/server/src', 'packages/testkit/src', 'packages/contract/src']
  const root = new URL('../../../../', import.meta.url).pathname
  const tests = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
  )
  const codes = [
    ...new Set(
      operations.flatMap(({ operation }) => (operation.errors ?? []).map((error) => error.code)),
    ),
  ]
  /** Named by itself, or behind its status. */
  const reached = (code: string) => {
    const named = new RegExp(`'(?:\\d{3} )?${code}'`)
    return tests.some((text) => named.test(text))
  }

  test('are reached by a test or listed as not yet', () => {
    const silent = codes.filter((code) => !reached(code) && !errorsNotYetReached.includes(code))
    expect(silent).toEqual([])
  })

  test('leave the list once a test reaches them', () => {
    expect(errorsNotYetReached.filter((code) => reached(code) || !codes.includes(code))).toEqual([])
  })
})

import { contract } from '@vitrine/contract'
import { V1SiteCallingV3, V3SiteCallingV1 } from '@vitrine/contract/catalog'
import { type AnyService, addressesOf, parametersOf, type Route } from '@vitrine/contract/kit'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

type Dialect = 'V1' | 'V3'

let shop: TestServer
let callers: readonly string[]
beforeAll(async () => {
  shop = await startTestServer()
  callers = [await shop.people.visitorToken(), await shop.people.memberToken(), shop.site.apiKey]
})
afterAll(() => shop.close())

const declare = (declared: Dialect) =>
  shop.server.platform.work({ siteId: shop.site.id, actor: { type: 'system', id: 'test' } }, (tx) =>
    shop.server.sites.changeSettings(tx, {
      catalogVersion: `${declared}_CATALOG`,
      catalogDialects: 'declared-only',
    }),
  )

/** Every address of every operation, except our own ones, and its dialect. */
const addresses = Object.values(contract as Record<string, AnyService>).flatMap((service) =>
  Object.values(service.operations).flatMap((operation) =>
    addressesOf(service, operation)
      .filter(({ path }) => !path.startsWith('/vitrine'))
      .map((route) => ({ route, dialect: service.dialect })),
  ),
)
const speaking = (dialect: Dialect | undefined) =>
  addresses.filter((one) => one.dialect === dialect).map(({ route }) => route)

const nobody = '00000000-0000-4000-8000-000000000000'

/** Calls a route with an empty body; returns the response. */
async function ask({ method, path }: Route, authorization: string) {
  const address = parametersOf(path).reduce((text, name) => text.replace(`{${name}}`, nobody), path)
  const hasBody = !['GET', 'DELETE'].includes(method)
  const reply = await shop.server.fetch(
    new Request(`${shop.baseUrl}${address}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(hasBody && { body: '{}' }),
      redirect: 'manual',
    }),
  )
  const requestId = reply.headers.get('x-wix-request-id')
  return { status: reply.status, requestId, body: await reply.text() }
}

/** The routes whose response differs from this refusal. */
async function otherAnswers(dialect: Dialect, { code, description }: typeof V1SiteCallingV3) {
  const refusal = JSON.stringify({
    message: description,
    details: { applicationError: { code, description, data: {} } },
  })
  const others: string[] = []
  for (const route of speaking(dialect)) {
    for (const [at, caller] of callers.entries()) {
      const { status, requestId, body } = await ask(route, caller)
      if (status !== 428 || !requestId || body !== refusal) {
        others.push(`${route.method} ${route.path} answers caller ${at} with ${status}`)
      }
    }
  }
  return others
}

/** The addresses that say that another dialect is spoken here. */
async function refused(routes: readonly Route[]): Promise<string[]> {
  const found: string[] = []
  for (const route of routes) {
    const { status, body } = await ask(route, shop.site.apiKey)
    if (status === 428 && /CATALOG_V\d_SITE/.test(body)) found.push(`${route.method} ${route.path}`)
  }
  return found
}

describe.each([
  ['V3', 'V1', V3SiteCallingV1],
  ['V1', 'V3', V1SiteCallingV3],
] as const)('a site that declares %s, and answers nothing else,', (declared, other, refusal) => {
  beforeAll(() => declare(declared))

  test(`refuses ${other} at every path, for every caller`, async () => {
    expect(speaking(other).length).toBeGreaterThan(60)
    expect(await otherAnswers(other, refusal)).toEqual([])
  })

  test('refuses no call of its own dialect because of the dialect', async () => {
    expect(await refused(speaking(declared))).toEqual([])
  })

  test('still answers the catalog version and calls that belong to no dialect', async () => {
    const paths = speaking(undefined)
    expect(paths.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/stores/v3/provision/version', '/categories/v1/categories']),
    )
    expect(await refused(paths)).toEqual([])
  })
})

import { contract } from '@vitrine/contract'
import { ApiKeyStrategy, createClient } from '@vitrine/sdk'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const run = (id: string) =>
  shop.server.jobs.tasks['jobs.run']({ siteId: shop.site.id, id }, {
    signal: new AbortController().signal,
    isLastAttempt: true,
  } as never)
const withKey = (apiKey: string) =>
  createClient({
    baseUrl: shop.baseUrl,
    services: contract,
    fetch: (input, init) => shop.server.fetch(new Request(input, init)),
    auth: ApiKeyStrategy({ apiKey }),
  })
const everything = { filter: {}, product: { visible: false } }

async function outcomeOf(jobId: string, names: readonly string[]) {
  await run(jobId)
  const { job } = await merchant().jobs.getJob({ id: jobId })
  const { products } = await merchant().catalogV3.searchProducts({ search: { filter: {} } })
  const hidden = products.filter(({ visible }) => !visible).map(({ name }) => name)
  return {
    state: job.state,
    failure: job.failure,
    cause: job.failureCause,
    hidden: names.filter((one) => hidden.includes(one)),
  }
}

describe('a job on many products acts in the name of the person who started it', () => {
  test('and stops when that person loses the role, or gets a lower one', async () => {
    await merchant().catalogV1.createProduct({
      product: { name: 'Jar', priceData: { price: '1' } },
    })
    const ended = /may not do it any more/
    const editor = await staffAt(() => shop).person('editor')
    const { jobId } = await editor.api.catalogV3.bulkUpdateProductsByFilter(everything)
    await shop.server.platform.db
      .updateTable('staff_roles')
      .set({ role: 'viewer' })
      .where('staff_id', 'in', (select) =>
        select.selectFrom('staff').select('id').where('email', '=', editor.email),
      )
      .execute()
    const stopped = await outcomeOf(jobId, ['Jar'])
    expect(stopped).toMatchObject({ state: 'FAILED', hidden: [] })
    expect(stopped.failure).toMatch(ended)
    expect(stopped.cause).toEqual({ code: 'JOB_NOT_ALLOWED' })
  })

  test('and stops when the key is revoked, or loses its write permission', async () => {
    for (const take of ['revoke', 'narrow'] as const) {
      const { apiKey, key } = await merchant().apiKeys.createApiKey({ name: take })
      const api = withKey(key)
      const { jobId } = await api.catalogV3.bulkUpdateProductsByFilter(everything)
      if (take === 'revoke') await merchant().apiKeys.revokeApiKey({ id: apiKey.id })
      else await merchant().apiKeys.updateApiKey({ id: apiKey.id, scopes: ['catalog-v3:read'] })
      expect(await outcomeOf(jobId, ['Jar'])).toMatchObject({ state: 'FAILED', hidden: [] })
    }
  })

  test('and is completed while the right remains', async () => {
    const { jobId } = await merchant().catalogV3.bulkUpdateProductsByFilter(everything)
    expect(await outcomeOf(jobId, ['Jar'])).toMatchObject({ state: 'DONE', hidden: ['Jar'] })
  })
})

import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loopback } from '../site/receiver.fixture.ts'
import { createExampleContext } from './example-context.ts'
import { examplePlugin } from './plugin-steps.ts'
import { steps } from './steps.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({
    poolSize: 1,
    runJobs: true,
    fetchLimits: loopback,
    plugins: [examplePlugin],
  })
})
afterAll(() => shop.close())

/** Makes everything that a transaction asks of the sites a question to the database. */
const forgetSitesInTransactions = () =>
  shop.server.platform.statements(({ sql }) => {
    if (/^(begin|start transaction)/i.test(sql)) shop.server.sites.forget()
  })

test('every operation ends with a single connection for calls, and without cached sites in its transaction', async () => {
  forgetSitesInTransactions()
  const { context, recorder } = await createExampleContext(shop)
  const failures: string[] = []
  for (const [name, step] of Object.entries(steps)) {
    // Limits are per minute, and a one-time password holds for half of one.
    shop.clock.pass({ seconds: 61 })
    await recorder
      .recordStep(name, () => step(context))
      .catch((error) => failures.push(`${name}: ${error.message}`))
  }
  expect(failures).toEqual([])
}, 600_000)

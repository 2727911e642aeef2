import { readFileSync, writeFileSync } from 'node:fs'
import { contract } from '@vitrine/contract'
import { ledgerEntities } from '@vitrine/contract/history'
import type { AnyService } from '@vitrine/contract/kit'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loopback } from '../site/receiver.fixture.ts'
import { createExampleContext, type Steps } from './example-context.ts'
import { factsOf, missingSides, secretsIn } from './ledger-facts.ts'
import { makeDeterministic } from './make-deterministic.ts'
import { examplePlugin } from './plugin-steps.ts'
import type { Example } from './recorder.ts'
import { differences, shapeOf } from './shape.ts'
import { steps, stepsWithoutJobs } from './steps.ts'

const services = Object.entries(contract as Readonly<Record<string, AnyService>>).map(
  ([key, service]) => ({ key, name: service.name, operations: Object.keys(service.operations) }),
)
const folder = new URL('../../packages/server/examples/', import.meta.url).pathname

const shops: TestServer[] = []
const recorded = new Map<string, Example>()
const failures: string[] = []

/** Plays steps on a fresh shop. */
async function play(shop: TestServer, played: Steps): Promise<void> {
  shops.push(shop)
  const { context, recorder } = await createExampleContext(shop)
  for (const [name, step] of Object.entries(played)) {
    // Limits are per minute, and a one-time password holds for half of one.
    shop.clock.pass({ seconds: 61 })
    await recorder
      .recordStep(name, () => step(context))
      .catch((error) => failures.push(`${name}: ${error.message}`))
  }
  for (const [name, example] of recorder.examples) recorded.set(name, example)
}

beforeAll(async () => {
  const shop = await startTestServer({
    runJobs: true,
    fetchLimits: loopback,
    plugins: [examplePlugin],
  })
  await play(shop, steps)
  await play(await startTestServer(), stepsWithoutJobs)
}, 600_000)
afterAll(async () => {
  for (const shop of shops) await shop.close()
})

test('every example of the documents can be replayed on a fresh shop', () => {
  expect(failures).toEqual([])
})

/** Operations without an example, with the reason. */
const without: Readonly<Record<string, string>> = {
  'redirects.openShortAddress': 'short addresses come from other platforms; ours are always long',
  'dataItems.queryDataItems': 'there are no data collections yet, so it always refuses',
  'media.completeUpload': 'needs files in a bucket',
  'mailbox.sendTestMail': 'needs a mail server',
  'mailbox.sendTestPhoneMessage': 'needs a gateway for messages to phones',
  'mailbox.showMailbox': 'a page that only development has',
  'inventory.cancelReconciliation': 'only a check of hundreds of products lasts long enough',
  'changes.streamChanges': 'an answer without an end; the guide to webhooks shows it',
  'changes.watchChanges': 'an answer without an end, which the dashboard reads',
  'changes.watchProducts': 'an answer without an end, which open pages of the shop read',
  'paymentConnections.checkConnection': 'asks a payment provider',
  'factors.watchApprovals': 'an answer without an end, which open pages of the account read',
  'graphql.showExplorer': 'a page that only development has',
  'oauth.answerConsent': 'the form of a page, taken only from the browser that was shown it',
}

test('every operation has an example, and every example an operation', () => {
  const all = services.flatMap(({ key, operations }) => operations.map((name) => `${key}.${name}`))
  const shown = { ...steps, ...stepsWithoutJobs, ...without }
  expect(all.filter((name) => !shown[name])).toEqual([])
  expect(Object.keys(shown).filter((name) => !all.includes(name))).toEqual([])
})

/** Changes that may add or remove something, and those of secrets. */
const comeAndGo = new Set([
  'promotion.restored',
  'promotion_code.bulk_restored',
  'member_block.changed',
  'member_role.changed',
  'identity.password_changed',
])

/** Facts that no example causes, or that are deleted with their entity. */
const unobserved = new Set([
  'identity.updated',
  'identity.password_upgraded',
  'reconciliation.cancelled',
  'file_grant.changed',
  'site.purge_begun',
])

test('every change is in the ledger with the values before and after, without secrets', async () => {
  const facts = (await Promise.all(shops.map(factsOf))).flat()
  expect([...new Set(facts.flatMap((fact) => missingSides(fact, comeAndGo)))]).toEqual([])
  const names = new Set(facts.map(({ name }) => name))
  const declared = new Set(
    Object.values(contract as Readonly<Record<string, AnyService>>).flatMap(({ operations }) =>
      Object.values(operations).flatMap(({ facts = [] }) => facts.map(({ name }) => name)),
    ),
  )
  expect([...declared].filter((name) => !names.has(name) && !unobserved.has(name))).toEqual([])
  const entities = [...declared].map((name) => name.slice(0, name.indexOf('.')))
  // Stock changes too often for the history that merchants read.
  const observed: readonly string[] = [...ledgerEntities, 'inventory']
  expect(entities.filter((one) => !observed.includes(one))).toEqual([])
  const ledger = JSON.stringify(facts)
  const secrets = secretsIn(recorded.values())
  expect(secrets.length).toBeGreaterThan(20)
  expect(secrets.filter((secret) => ledger.includes(secret))).toEqual([])
  expect(ledger).not.toMatch(/PRIVATE KEY|\$argon2|\$scrypt|eyJ[\w-]+\.eyJ/)
})

describe('the stored examples match the calls; `npm run examples` renews them', () => {
  test.each(services)('$key', ({ key, name, operations }) => {
    const found = operations.flatMap((operation) => {
      const example = recorded.get(`${key}.${operation}`)
      return example ? [[operation, example] as const] : []
    })
    if (found.length === 0) return
    const file = `${folder}${name}.json`
    if (process.env.VITRINE_EXAMPLES === 'renew') {
      const examples = makeDeterministic(Object.fromEntries(found), name)
      writeFileSync(file, `${JSON.stringify(examples, null, 1)}\n`)
    }
    const stored: Record<string, Example> = JSON.parse(readFileSync(file, 'utf8'))
    expect(Object.keys(stored)).toEqual(found.map(([operation]) => operation))
    for (const [operation, { call, path, ...example }] of found) {
      const { call: recordedCall, path: recordedPath, ...rest } = stored[operation] as Example
      expect(differences(shapeOf(rest), shapeOf(example), operation)).toEqual([])
      expect([example.method, example.status]).toEqual([rest.method, rest.status])
      expect(path.split('/').length).toBe(recordedPath.split('/').length)
      expect(wordsOf(call)).toEqual(wordsOf(recordedCall))
    }
  })
})

/** The texts of a call without its values. */
const wordsOf = (call: string) => call.replaceAll(/'[^']*'|[\s,]/g, '')

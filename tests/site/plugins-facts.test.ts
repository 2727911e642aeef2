import { definePlugin, GiveUp } from '@vitrine/plugin'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from '../access/staff.fixture.ts'
import { makeCollection, migrationsOf, notesTable } from './plugins.fixture.ts'

const migrations = migrationsOf({ '0001-notes.sql': notesTable })
/** How often the failing plug-in was given each fact. */
const tries = new Map<string, number>()
let isFixed = false

const notes = definePlugin({
  name: 'notes',
  title: { en: 'Notes', de: 'Notizen' },
  permissions: ['collections:read'],
  migrations: migrations.folder,
  on: {
    'collection.created': async ({ fact, context }) => {
      const { collection } = await context.api.collections.getCollection({ id: fact.entityId })
      await context.query('INSERT INTO notes VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
        context.siteId,
        fact.id,
        collection.name,
      ])
    },
  },
})

const failing = definePlugin({
  name: 'failing',
  on: {
    'collection.created': async ({ fact }) => {
      const count = (tries.get(fact.id) ?? 0) + 1
      tries.set(fact.id, count)
      if (count === 1) throw new Error('the first try always fails')
    },
    'collection.changed': async ({ fact }) => {
      if (!isFixed) throw new GiveUp(`nobody knows ${(fact.after as { name: string }).name}`)
    },
  },
})

const greedy = definePlugin({
  name: 'greedy',
  on: {
    'collection.created': async ({ fact, context }) => {
      await context.api.collections
        .saveCollection({ collection: { id: fact.entityId, name: 'Mine' } })
        .catch((error: Error) => {
          throw new GiveUp(error.message)
        })
    },
  },
})

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, plugins: [notes, failing, greedy] })
})
afterAll(async () => {
  await shop.close()
  migrations.remove()
})

const api = () => shop.people.merchant().api
const open = async (name: string) => (await api().plugins.listPluginDeliveries({ name })).deliveries
const figuresOf = async (name: string) =>
  (await api().plugins.listPlugins({})).plugins.find((one) => one.name === name)
const notesOf = async (siteId: string) => {
  const { rows } = await shop.server.platform.pool.query<{ text: string }>(
    'SELECT text FROM plugin_notes.notes WHERE site_id = $1 ORDER BY text',
    [siteId],
  )
  return rows.map(({ text }) => text)
}

describe('a plug-in that handles facts', () => {
  test('gets each one after its commit, for the site where it happened', async () => {
    const other = await shop.anotherSite()
    await makeCollection(api(), 'Kitchen')
    await makeCollection(other.people.merchant().api, 'Elsewhere')
    await expect.poll(() => notesOf(shop.site.id)).toEqual(['Kitchen'])
    await expect.poll(() => notesOf(other.site.id)).toEqual(['Elsewhere'])
  })

  test('stores nothing of a site that is permanently deleted', async () => {
    const { site, people } = await shop.anotherSite()
    await makeCollection(people.merchant().api, 'Passing')
    await expect.poll(() => notesOf(site.id)).toEqual(['Passing'])
    const owner = await staffAt(() => shop).person('owner')
    await owner.api.sites.trashSite({ id: site.id })
    await owner.api.sites.purgeSite({ id: site.id })
    await expect.poll(() => notesOf(site.id)).toEqual([])
    expect(await notesOf(shop.site.id)).toContain('Kitchen')
  })

  test('gets nothing of a rolled back transaction', async () => {
    const refused = api().collections.saveCollection({ collection: { name: '' } })
    await expect(refused).rejects.toThrow()
    await makeCollection(api(), 'Last')
    await expect.poll(() => notesOf(shop.site.id)).toContain('Last')
    expect(await notesOf(shop.site.id)).not.toContain('')
  })

  test('is retried when it fails, and delays no other', async () => {
    await makeCollection(api(), 'Twice')
    await expect.poll(() => notesOf(shop.site.id)).toContain('Twice')
    await expect.poll(() => Math.max(...tries.values())).toBeGreaterThan(1)
    await expect.poll(() => open('failing')).toEqual([])
  })

  test('that fails too often is listed with the reason, and is retried on request', async () => {
    const id = await makeCollection(api(), 'Old')
    const { collection } = await api().collections.getCollection({ id })
    await api().collections.saveCollection({
      collection: { id, revision: collection.revision, name: 'Strange' },
    })
    const given = { fact: 'collection.changed', entityId: id, state: 'FAILED', attempts: 1 }
    await expect
      .poll(() => open('failing'))
      .toMatchObject([{ ...given, failure: 'nobody knows Strange' }])
    expect(await figuresOf('failing')).toMatchObject({ waiting: 0, failed: 1 })
    isFixed = true
    const [{ id: deliveryId } = { id: '' }] = await open('failing')
    const { delivery } = await api().plugins.retryPluginDelivery({
      name: 'failing',
      id: deliveryId,
    })
    expect(delivery.state).toBe('WAITING')
    await expect.poll(() => open('failing')).toEqual([])
    await expect(
      api().plugins.retryPluginDelivery({ name: 'failing', id: deliveryId }),
    ).rejects.toMatchObject({ code: 'PLUGIN_DELIVERY_NOT_FAILED' })
    await expect(
      api().plugins.retryPluginDelivery({ name: 'nobody', id: deliveryId }),
    ).rejects.toMatchObject({ code: 'PLUGIN_NOT_FOUND' })
    await expect(
      api().plugins.retryPluginDelivery({ name: 'notes', id: deliveryId }),
    ).rejects.toMatchObject({ code: 'PLUGIN_DELIVERY_NOT_FOUND' })
  })

  test('has the rights it declares, and no others', async () => {
    await expect
      .poll(async () => (await open('greedy'))[0]?.failure)
      .toContain('Insufficient permissions')
  })

  test('is in the list of plug-ins, with its rights', async () => {
    expect(await figuresOf('notes')).toEqual({
      name: 'notes',
      title: { en: 'Notes', de: 'Notizen' },
      permissions: ['collections:read'],
      facts: ['collection.created'],
      waiting: 0,
      failed: 0,
    })
    await expect(api().plugins.listPluginDeliveries({ name: 'nots' })).rejects.toMatchObject({
      code: 'PLUGIN_NOT_FOUND',
      data: { accepted: ['notes', 'failing', 'greedy'] },
    })
  })
})

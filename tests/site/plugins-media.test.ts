import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { objectStore } from '../../examples/plugins/object-store/index.ts'
import { startObjectStore } from './object-store.fixture.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60" fill="teal"/></svg>'

let store: Awaited<ReturnType<typeof startObjectStore>>
let shop: TestServer
beforeAll(async () => {
  store = await startObjectStore('store-token')
  const { url } = store
  shop = await startTestServer({ plugins: [objectStore({ url, token: 'store-token' })] })
})
afterAll(async () => {
  await shop.close()
  await store.close()
})

const api = () => shop.people.merchant().api
const upload = async () =>
  (await api().media.uploadMedia({ fileName: 'oak.svg' }, { body: drawing })).media
const fetchPicture = (id: string, size = '') =>
  shop.people.nobody().api.fetch(`/media/${id}${size}`)

describe('media in the store of a plug-in', () => {
  test('are uploaded, shown in every size, and deleted there', async () => {
    const { id } = await upload()
    expect(store.objects.size).toBe(1)
    const original = await fetchPicture(id)
    expect([original.status, original.headers.get('content-type')]).toEqual([200, 'image/png'])
    const small = await fetchPicture(id, '/w_40')
    expect(small.status).toBe(200)
    await api().media.deleteMedia({ id })
    expect((await fetchPicture(id)).status).toBe(404)
    // The file stays for as long as deleting it can be undone.
    expect(store.objects.size).toBe(1)
    shop.clock.pass({ days: 31 })
    await shop.server.tasks['media:prune']()
    expect(store.objects.size).toBe(0)
  })

  test('that are missing in the store are not found, and a failed upload stores nothing', async () => {
    const { id } = await upload()
    store.objects.clear()
    expect((await fetchPicture(id)).status).toBe(404)
    store.state.isDown = true
    await expect(upload()).rejects.toMatchObject({ status: 500 })
    store.state.isDown = false
    const { items } = await api().media.queryMedia({})
    expect(items.map((one) => one.id)).toEqual([id])
  })
})

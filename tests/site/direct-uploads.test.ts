import { startTestServer, type TestServer } from '@vitrine/testkit'
import { filesIn, type ObjectStore, startObjectStore } from '@vitrine/testkit/object-store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../catalog/listed-products.fixture.ts'
import { videos } from './videos.fixture.ts'

let store: ObjectStore
let shop: TestServer
beforeAll(async () => {
  store = await startObjectStore()
  shop = await startTestServer({ files: filesIn(store) })
})
afterAll(async () => {
  await shop.close()
  await store.close()
})

const media = () => shop.people.merchant().api.media
const video = { fileName: 'turning.mp4', contentType: 'video/mp4', bytes: videos.mp4.length }
const begin = async (file = video) => {
  const { form } = await media().createUpload(file)
  if (!form) throw new Error('There is no form')
  return form
}
/** Submits a form like a browser. */
async function send(form: { url: string; fields: Record<string, string> }, bytes: Uint8Array) {
  const body = new FormData()
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value)
  body.append('file', new Blob([new Uint8Array(bytes)]))
  return (await fetch(form.url, { method: 'POST', body })).status
}
const keysBelow = (folder: string) =>
  [...store.objects.keys()].filter((key) => key.startsWith(`${folder}/`))

describe('an upload straight to the bucket', () => {
  test('is in the library once it is completed, with the type of its content', async () => {
    const form = await begin()
    expect(await send(form, videos.mp4)).toBe(204)
    expect((await media().queryMedia({})).pagingMetadata.total).toBe(0)
    const { media: added } = await media().completeUpload({ token: form.token, altText: 'Turns' })
    expect(added).toMatchObject({
      kind: 'video',
      fileName: 'turning.mp4',
      altText: 'Turns',
      width: 96,
    })
    expect([keysBelow('media').length, keysBelow('media-incoming')]).toEqual([1, []])
  })

  test('is completed once, and cannot be replaced afterwards', async () => {
    const form = await begin()
    await send(form, videos.mp4)
    const { media: added } = await media().completeUpload({ token: form.token })
    expect(await refusal(media().completeUpload({ token: form.token }))).toMatchObject({
      status: 404,
      code: 'MEDIA_UPLOAD_NOT_FOUND',
    })
    expect(await send(form, new Uint8Array(10))).toBe(204)
    const reply = await shop.people.nobody().api.fetch(`/media/${added.id}`)
    expect(Buffer.from(await reply.arrayBuffer()).equals(videos.mp4)).toBe(true)
  })

  test('that is no picture or video is refused, and not in the library', async () => {
    const before = (await media().queryMedia({})).pagingMetadata.total
    const form = await begin({ ...video, contentType: 'image/png', bytes: 20 })
    await send(form, Buffer.from('<script>1</script>'))
    expect(await refusal(media().completeUpload({ token: form.token }))).toMatchObject({
      code: 'UNSUPPORTED_MEDIA',
    })
    expect((await media().queryMedia({})).pagingMetadata.total).toBe(before)
  })

  test('cannot exceed the declared size, or the maximum size', async () => {
    const form = await begin({ ...video, bytes: 5 })
    expect(await send(form, videos.mp4)).toBe(400)
    const tooLarge = { fileName: 'a.png', contentType: 'image/png', bytes: 26 * 1024 * 1024 }
    expect(await refusal(media().createUpload(tooLarge))).toMatchObject({ code: 'MEDIA_TOO_LARGE' })
  })

  test('cannot be completed by another site, with a forged token, or by a visitor', async () => {
    const form = await begin()
    await send(form, videos.mp4)
    const other = await shop.anotherSite()
    const { token } = form
    const others = other.people.merchant().api.media
    expect(await refusal(others.completeUpload({ token }))).toMatchObject({ status: 404 })
    expect(await refusal(media().completeUpload({ token: `A${token}` }))).toMatchObject({
      status: 404,
    })
    const visitor = shop.people.visitor().api.media
    expect(await refusal(visitor.completeUpload({ token }))).toMatchObject({ status: 403 })
  })

  test('that nobody completes is removed a day later', async () => {
    await send(await begin(), videos.mp4)
    expect(keysBelow('media-incoming').length).toBeGreaterThan(0)
    await shop.server.tasks['media:prune']()
    expect(keysBelow('media-incoming').length).toBeGreaterThan(0)
    shop.clock.pass({ days: 20_000 })
    await shop.server.tasks['media:prune']()
    expect(keysBelow('media-incoming')).toEqual([])
  })
})

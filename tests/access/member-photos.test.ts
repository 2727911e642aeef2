import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5"/></svg>'

type Person = Awaited<ReturnType<TestServer['people']['member']>>

const upload = async ({ api }: Person, body: Uint8Array | string = png) =>
  (await api.members.uploadCurrentMemberPhoto({}, { body: body as never })).member.profile?.photo
const photoOf = async ({ api }: Person) =>
  (await api.members.getCurrentMember({ fieldsets: ['FULL'] })).member?.profile?.photo
const statusOf = async (url: string | null | undefined) =>
  (await shop.server.fetch(new Request(url ?? ''))).status

test('a member chooses a photo, replaces it, and removes it', async () => {
  const one = await shop.people.member()
  const first = await upload(one)
  expect(first).toMatchObject({ width: 1, height: 1 })
  expect(await photoOf(one)).toEqual(first)
  const answer = await shop.server.fetch(new Request(first?.url ?? ''))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])

  const second = await upload(one)
  expect(second?.url).not.toBe(first?.url)
  expect([await statusOf(first?.url), await statusOf(second?.url)]).toEqual([404, 200])

  const { member } = await one.api.members.deleteCurrentMemberPhoto({})
  expect(member.profile?.photo).toBeUndefined()
  expect(await statusOf(second?.url)).toBe(404)
  expect(await photoOf(one)).toBeUndefined()
  // Once more changes nothing.
  await one.api.members.deleteCurrentMemberPhoto({})
})

test('an address of a photo still works, and removes the file that was uploaded', async () => {
  const one = await shop.people.member()
  const own = await upload(one)
  const change = (profile: object) =>
    one.api.members.updateMember({ member: { id: one.id, profile } })
  await change({ nickname: 'Ada' })
  // Websites send the whole profile back, some of them the address alone.
  await change({ nickname: 'Ada', photo: own })
  await change({ photo: { url: own?.url ?? '' } })
  expect(await statusOf(own?.url)).toBe(200)
  await change({ photo: { url: 'https://example.com/me.jpg' } })
  expect(await photoOf(one)).toEqual({ url: 'https://example.com/me.jpg' })
  expect(await statusOf(own?.url)).toBe(404)
})

test('a file that is no photo is refused, and the earlier photo remains', async () => {
  const one = await shop.people.member()
  const before = await upload(one)
  const tooLarge = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])
  const wrong = [
    [Buffer.from('%PDF-1.7 not a picture'), 415, 'UNSUPPORTED_MEDIA'],
    [drawing, 415, 'UNSUPPORTED_MEDIA'],
    [png.subarray(0, 50), 415, 'UNSUPPORTED_MEDIA'],
    [tooLarge, 413, 'MEDIA_TOO_LARGE'],
  ] as const
  for (const [body, status, code] of wrong) {
    await expect(upload(one, body)).rejects.toMatchObject({ status, code })
  }
  expect(await photoOf(one)).toEqual(before)
  expect(await statusOf(before?.url)).toBe(200)
})

test('only members have a photo, which is not in the media library', async () => {
  const { api } = shop.people.merchant()
  const one = await shop.people.member()
  const photo = await upload(one)
  const visitor = shop.people.visitor().api.members
  await expect(visitor.uploadCurrentMemberPhoto({}, { body: png as never })).rejects.toMatchObject({
    status: 403,
  })
  await expect(visitor.deleteCurrentMemberPhoto({})).rejects.toMatchObject({ status: 403 })
  const { items } = await api.media.queryMedia({})
  expect(items).toEqual([])
  await expect(api.media.deleteMedia({ id: photo?.id ?? '' })).rejects.toMatchObject({
    status: 404,
  })
  expect(await statusOf(photo?.url)).toBe(200)
})

test('the photo is deleted with its member', async () => {
  const { api } = shop.people.merchant()
  const [removed, erased] = [await shop.people.member(), await shop.people.member()]
  const urls = [await upload(removed), await upload(erased)].map((photo) => photo?.url)
  await api.members.deleteMember({ id: removed.id })
  await api.personalData.eraseMember({ id: erased.id, reason: 'Asked for by letter' })
  expect(await Promise.all(urls.map(statusOf))).toEqual([404, 404])
})

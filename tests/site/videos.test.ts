import { MAX_MEDIA_BYTES, MAX_VIDEO_BYTES } from '@vitrine/contract/media'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, refusal } from '../catalog/listed-products.fixture.ts'
import { addPicture, addVideo, addVideoWithPoster, videos } from './videos.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const fetchPath = (path: string, headers: Record<string, string> = {}) =>
  shop.server.fetch(new Request(`${shop.baseUrl}${path}`, { headers }))
const bytesOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer())

/** An MP4 of this size, padded after the video with data that players ignore. */
function longVideo(bytes: number): Uint8Array<ArrayBuffer> {
  const whole = Buffer.alloc(bytes)
  videos.mp4.copy(whole)
  whole.writeUInt32BE(bytes - videos.mp4.length, videos.mp4.length)
  whole.write('free', videos.mp4.length + 4, 'latin1')
  return whole
}

describe('a video', () => {
  test('that a merchant uploads is recognized by its content', async () => {
    expect(await addVideo(merchant(), videos.mp4, 'no-video.txt')).toMatchObject({
      kind: 'video',
      state: 'stored',
      mimeType: 'video/mp4',
      width: 96,
      height: 54,
      duration: 2,
      bytes: videos.mp4.length,
      altText: 'It turns',
    })
    const webm = await addVideo(merchant(), videos.webm, 'turning.webm')
    expect(webm).toMatchObject({ kind: 'video', mimeType: 'video/webm', duration: 2 })
    expect(webm.id).toMatch(/~mv2\.webm$/)
  })

  test('is found among videos, not among pictures', async () => {
    const { media } = merchant()
    const video = await addVideo(merchant())
    const still = await addPicture(merchant())
    const found = async (kind: 'image' | 'video') =>
      (await media.queryMedia({ query: { kind } })).items.map(({ id }) => id)
    expect(await found('video')).toContain(video.id)
    expect(await found('video')).not.toContain(still.id)
    expect(await found('image')).toContain(still.id)
    expect(await found('image')).not.toContain(video.id)
  })

  test('that browsers cannot play is refused with a clear error, and not stored', async () => {
    const { media } = merchant()
    const before = (await media.queryMedia({})).pagingMetadata.total
    const refused = await refusal(addVideo(merchant(), videos.hevc))
    expect(refused).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA' })
    expect(refused.message).toContain('written in H.265; browsers play H.264, AV1, VP9')
    expect(await codeOf(addVideo(merchant(), videos.mp4.subarray(0, 700)))).toBe(
      '415 UNSUPPORTED_MEDIA',
    )
    expect((await media.queryMedia({})).pagingMetadata.total).toBe(before)
  })

  test('may be larger than a picture, up to a limit of its own', async () => {
    expect(await addVideo(merchant(), longVideo(MAX_MEDIA_BYTES + 1))).toMatchObject({
      bytes: MAX_MEDIA_BYTES + 1,
      duration: 2,
    })
    const picture = await refusal(addVideo(merchant(), Buffer.alloc(MAX_MEDIA_BYTES + 1)))
    expect(picture).toMatchObject({ status: 413, code: 'MEDIA_TOO_LARGE' })
    expect(await codeOf(addVideo(merchant(), longVideo(MAX_VIDEO_BYTES + 1)))).toMatch(/^413 /)
  })
})

describe('the address of a video', () => {
  test('returns it whole, or the range that a player asks for', async () => {
    const { id } = await addVideo(merchant())
    const whole = await fetchPath(`/media/${id}`)
    expect(whole.status).toBe(200)
    expect(whole.headers.get('content-type')).toBe('video/mp4')
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await bytesOf(whole)).equals(videos.mp4)).toBe(true)

    const part = await fetchPath(`/media/${id}`, { range: 'bytes=100-199' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${videos.mp4.length}`)
    expect(part.headers.get('content-length')).toBe('100')
    expect((await bytesOf(part)).equals(videos.mp4.subarray(100, 200))).toBe(true)
    const end = await fetchPath(`/media/${id}`, { range: 'bytes=-50' })
    expect((await bytesOf(end)).equals(videos.mp4.subarray(-50))).toBe(true)
  })

  test('answers 416 for an invalid range, and 304 for a known ETag', async () => {
    const { id } = await addVideo(merchant())
    const beyond = await fetchPath(`/media/${id}`, { range: 'bytes=9999999-' })
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('content-range')).toBe(`bytes */${videos.mp4.length}`)
    const etag = (await fetchPath(`/media/${id}`)).headers.get('etag') ?? ''
    expect((await fetchPath(`/media/${id}`, { 'if-none-match': etag })).status).toBe(304)
    const other = { range: 'bytes=0-9', 'if-range': '"another video"' }
    expect((await fetchPath(`/media/${id}`, other)).status).toBe(200)
    expect((await fetchPath(`/media/${id}`, { ...other, 'if-range': etag })).status).toBe(206)
  })

  test('returns a still in every size: a drawn one, then its poster', async () => {
    const { id } = await addVideo(merchant())
    // The still is drawn, so it is sharper than the video itself.
    const path = `/media/${id}/w_240`
    const drawn = await fetchPath(path, { accept: 'image/webp' })
    expect(drawn.headers.get('content-type')).toBe('image/webp')
    expect(drawn.headers.get('cache-control')).toBe('public, max-age=300')
    const still = await addPicture(merchant())
    await merchant().media.updateMedia({ id, posterId: still.id })
    const posed = await bytesOf(await fetchPath(path, { accept: 'image/webp' }))
    expect(posed.equals(await bytesOf(drawn))).toBe(false)
    const poster = await fetchPath(`/media/${still.id}/w_240`, { accept: 'image/webp' })
    expect(posed.equals(await bytesOf(poster))).toBe(true)
    const framed = await fetchPath(`/media/${id}/v1/fill/w_40,h_40/turning.jpg`)
    expect(framed.headers.get('content-type')).toBe('image/jpeg')
  })
})

describe('the poster of a video', () => {
  test('is a picture of the library, and can be removed', async () => {
    const { media } = merchant()
    const { video, still } = await addVideoWithPoster(merchant())
    expect(video.posterId).toBe(still.id)
    expect(await codeOf(media.deleteMedia({ id: still.id }))).toBe('409 MEDIA_IN_USE')
    await media.updateMedia({ id: video.id, altText: 'It turns twice' })
    expect((await media.getMedia({ id: video.id })).media.posterId).toBe(still.id)
    const after = await media.updateMedia({ id: video.id, posterId: null })
    expect(after.media).not.toHaveProperty('posterId')
    await media.deleteMedia({ id: still.id })
  })

  test('cannot be a video, an unknown file, or one of another site', async () => {
    const { media } = merchant()
    const [video, other, still] = [
      await addVideo(merchant()),
      await addVideo(merchant(), videos.webm),
      await addPicture(merchant()),
    ]
    const pose = (id: string, posterId: string) => refusal(media.updateMedia({ id, posterId }))
    expect((await pose(video.id, other.id)).violations).toMatchObject([{ field: 'posterId' }])
    expect((await pose(still.id, still.id)).violations).toMatchObject([{ field: 'posterId' }])
    expect((await pose(video.id, 'unknown.jpg')).code).toBe('MEDIA_NOT_FOUND')
    const { people } = await shop.anotherSite()
    const foreign = await addPicture(people.merchant().api)
    expect((await pose(video.id, foreign.id)).code).toBe('MEDIA_NOT_FOUND')
  })
})

import { expect, test } from 'vitest'
import { cardPicturesOf, posterOf, viewMedia } from './media.ts'
import { pictureAt } from './picture.ts'

const shop = 'https://shop.test'
const videoId = `${'f'.repeat(32)}~mv2.webm`
const posterId = `${'a'.repeat(32)}~mv2.jpg`

type Own = { poster?: string; altText?: string; url?: string; width?: number; format?: string }

const aVideo = (own: Own = {}) => ({
  id: videoId,
  title: '',
  mediaType: 'video' as const,
  video: {
    files: [
      {
        url: own.url ?? `${shop}/media/${videoId}`,
        width: own.width ?? 1920,
        height: own.width === 0 ? 0 : 1080,
        format: own.format ?? 'webm',
        altText: own.altText ?? '',
      },
    ],
    stillFrameMediaId: own.poster ?? '',
  },
  thumbnail: {
    url: `${shop}/media/${own.poster ?? videoId}/w_50`,
    width: 50,
    height: 50,
    format: own.poster ? 'jpg' : '',
    altText: '',
    ...(own.poster ? { ground: '#e7e0d6' } : {}),
  },
})
const aPicture = {
  id: posterId,
  title: '',
  mediaType: 'image' as const,
  image: { url: `${shop}/media/${posterId}`, width: 4, height: 5, format: 'jpg', altText: '' },
  thumbnail: {
    url: `${shop}/media/${posterId}/w_50`,
    width: 50,
    height: 50,
    format: 'jpg',
    altText: '',
  },
}

test('a video is shown from its own address, and by a still where nothing moves', () => {
  const [media] = viewMedia([aVideo({ altText: 'The jar turns' })], shop, 'Tide jar')
  if (media?.kind !== 'video') throw new Error('It is not seen as a video')
  const { video } = media
  expect(video.files).toEqual([{ src: `/media/${videoId}`, type: 'video/webm' }])
  expect([video.width, video.height, video.alt, video.hasPoster]).toEqual([
    1920,
    1080,
    'The jar turns',
    false,
  ])
  expect(video.poster && pictureAt(video.poster, 720)).toBe(`/media/${videoId}/w_720`)
})

test('a picture that was chosen for a video stands for it in every width, on its own background', () => {
  const [media] = viewMedia([aVideo({ poster: posterId })], shop, 'Tide jar')
  if (media?.kind !== 'video') throw new Error('It is not seen as a video')
  expect(media.video.hasPoster).toBe(true)
  expect(posterOf(media)).toMatchObject({ src: `/media/${posterId}`, ground: '#e7e0d6', width: 0 })
})

test('a video that still is external keeps its address, and its size stays unknown', () => {
  const url = 'https://videos.example.test/a.webm'
  const [media] = viewMedia([aVideo({ url, width: 0 })], shop, 'Tide jar')
  if (media?.kind !== 'video') throw new Error('It is not seen as a video')
  expect(media.video.files).toEqual([{ src: url, type: 'video/webm' }])
  expect(media.video.width).toBe(0)
  expect(posterOf(media), 'nothing can be drawn from it yet').toBeUndefined()
})

test('a browser tries a video whose format nobody knows', () => {
  const [media] = viewMedia([aVideo({ format: 'm4v' })], shop, 'Tide jar')
  expect(media).toMatchObject({ video: { files: [{ src: `/media/${videoId}` }] } })
  expect(JSON.stringify(media)).not.toContain('m4v')
})

test('pictures and videos keep their order; what is neither is left out', () => {
  const sound = { ...aPicture, image: undefined, mediaType: 'audio' as const }
  const kinds = viewMedia([aVideo(), sound, aPicture], shop, 'Tide jar').map(({ kind }) => kind)
  expect(kinds).toEqual(['video', 'picture'])
})

test.each([
  [
    'its still and the next picture where a video comes first',
    [aVideo(), aVideo(), aPicture],
    ['f', 'a'],
  ],
  [
    'two pictures, and passes over a video between them',
    [aPicture, aVideo(), aPicture],
    ['a', 'a'],
  ],
  ['nothing of a video that is not here yet', [aVideo({ width: 0 }), aPicture], ['a']],
  ['nothing at all where there is nothing else', [aVideo({ width: 0 })], []],
])('a card shows %s', (_, items, shown) => {
  const sources = cardPicturesOf(items, shop, 'Tide jar').map(({ src }) => src)
  expect(sources.map((src) => src.replace(/^\/media\/(.).*/, '$1'))).toEqual(shown)
})

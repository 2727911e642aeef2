import type { ShopPicture } from '@vitrine/contract/shop'
import { expect, test } from 'vitest'
import { posterOf, viewMedia } from './media.ts'
import { pictureAt } from './picture.ts'

const shop = 'https://shop.test'
const videoId = `${'f'.repeat(32)}~mv2.webm`
const posterId = `${'a'.repeat(32)}~mv2.jpg`

const still = { altText: '', width: 4, height: 5, ground: '#e7e0d6' }

type Own = { poster?: string; altText?: string; url?: string; width?: number; format?: string }

const aVideo = (own: Own = {}): ShopPicture => ({
  id: videoId,
  kind: 'video',
  url: own.url ?? `${shop}/media/${videoId}`,
  altText: own.altText ?? '',
  width: own.width ?? 1920,
  height: own.width === 0 ? 0 : 1080,
  ground: null,
  video: {
    format: own.format ?? 'webm',
    poster: own.poster ? { ...still, id: own.poster, url: `${shop}/media/${own.poster}` } : null,
  },
})

test('a video is shown from its own address, and by a still in previews', () => {
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

test('the chosen poster of a video is shown in every width, on its own background', () => {
  const [media] = viewMedia([aVideo({ poster: posterId })], shop, 'Tide jar')
  if (media?.kind !== 'video') throw new Error('It is not seen as a video')
  expect(media.video.hasPoster).toBe(true)
  expect(posterOf(media)).toMatchObject({ src: `/media/${posterId}`, ground: '#e7e0d6', width: 0 })
})

test('a video that is still external has its address, and an unknown size', () => {
  const url = 'https://videos.example.test/a.webm'
  const [media] = viewMedia([aVideo({ url, width: 0 })], shop, 'Tide jar')
  if (media?.kind !== 'video') throw new Error('It is not seen as a video')
  expect(media.video.files).toEqual([{ src: url, type: 'video/webm' }])
  expect(media.video.width).toBe(0)
  expect(posterOf(media), 'nothing can be drawn from it yet').toBeUndefined()
})

test('a browser tries a video of unknown format', () => {
  const [media] = viewMedia([aVideo({ format: 'm4v' })], shop, 'Tide jar')
  expect(media).toMatchObject({ video: { files: [{ src: `/media/${videoId}` }] } })
  expect(JSON.stringify(media)).not.toContain('m4v')
})

import { expect, test } from 'vitest'
import { stillOf, stillsOf, viewMedia } from './media.ts'
import { pictureAt } from './picture.ts'

const shop = 'https://shop.test'
const filmId = `${'f'.repeat(32)}~mv2.webm`
const posterId = `${'a'.repeat(32)}~mv2.jpg`

type Own = { poster?: string; altText?: string; url?: string; width?: number; format?: string }

const aFilm = (own: Own = {}) => ({
  id: filmId,
  title: '',
  mediaType: 'video' as const,
  video: {
    files: [
      {
        url: own.url ?? `${shop}/media/${filmId}`,
        width: own.width ?? 1920,
        height: own.width === 0 ? 0 : 1080,
        format: own.format ?? 'webm',
        altText: own.altText ?? '',
      },
    ],
    stillFrameMediaId: own.poster ?? '',
  },
  thumbnail: {
    url: `${shop}/media/${own.poster ?? filmId}/w_50`,
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

test('a film is shown from its own address, and by a still where nothing moves', () => {
  const [media] = viewMedia([aFilm({ altText: 'The jar turns' })], shop, 'Tide jar')
  if (media?.kind !== 'film') throw new Error('It is not seen as a film')
  const { film } = media
  expect(film.files).toEqual([{ src: `/media/${filmId}`, type: 'video/webm' }])
  expect([film.width, film.height, film.alt, film.hasPoster]).toEqual([
    1920,
    1080,
    'The jar turns',
    false,
  ])
  expect(film.still && pictureAt(film.still, 720)).toBe(`/media/${filmId}/w_720`)
})

test('a picture that was chosen for a film stands for it in every width, on its own ground', () => {
  const [media] = viewMedia([aFilm({ poster: posterId })], shop, 'Tide jar')
  if (media?.kind !== 'film') throw new Error('It is not seen as a film')
  expect(media.film.hasPoster).toBe(true)
  expect(stillOf(media)).toMatchObject({ src: `/media/${posterId}`, ground: '#e7e0d6', width: 0 })
})

test('a film that still lives elsewhere keeps its address, and its size stays unknown', () => {
  const url = 'https://films.example.test/a.webm'
  const [media] = viewMedia([aFilm({ url, width: 0 })], shop, 'Tide jar')
  if (media?.kind !== 'film') throw new Error('It is not seen as a film')
  expect(media.film.files).toEqual([{ src: url, type: 'video/webm' }])
  expect(media.film.width).toBe(0)
  expect(stillOf(media), 'nothing can be drawn from it yet').toBeUndefined()
})

test('a browser tries a film whose format nobody knows', () => {
  const [media] = viewMedia([aFilm({ format: 'm4v' })], shop, 'Tide jar')
  expect(media).toMatchObject({ film: { files: [{ src: `/media/${filmId}` }] } })
  expect(JSON.stringify(media)).not.toContain('m4v')
})

test('pictures and films keep their order; what is neither is left out', () => {
  const sound = { ...aPicture, image: undefined, mediaType: 'audio' as const }
  const kinds = viewMedia([aFilm(), sound, aPicture], shop, 'Tide jar').map(({ kind }) => kind)
  expect(kinds).toEqual(['film', 'picture'])
})

test.each([
  [
    'its still and the next picture where a film comes first',
    [aFilm(), aFilm(), aPicture],
    ['f', 'a'],
  ],
  ['two pictures, and passes over a film between them', [aPicture, aFilm(), aPicture], ['a', 'a']],
  ['nothing of a film that is not here yet', [aFilm({ width: 0 }), aPicture], ['a']],
  ['nothing at all where there is nothing else', [aFilm({ width: 0 })], []],
])('a card shows %s', (_, items, shown) => {
  const sources = stillsOf(items, shop, 'Tide jar').map(({ src }) => src)
  expect(sources.map((src) => src.replace(/^\/media\/(.).*/, '$1'))).toEqual(shown)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GalleryItem } from '../../../catalog/index.ts'
import { cardPictures } from './card-pictures.ts'
import { differentPictures } from './different-pictures.ts'
import { richerDocument } from './richer-document.ts'

const picture = (id: string): GalleryItem => ({
  id,
  title: '',
  altText: '',
  kind: 'image',
  width: 4,
  height: 5,
  ground: null,
})
const still = picture('still')
const video = (id: string, { width = 0, poster = false } = {}): GalleryItem => ({
  ...picture(id),
  kind: 'video',
  width,
  video: { format: 'webm', poster: poster ? still : null },
})

test.each<[string, GalleryItem[], string[]]>([
  [
    'a video that comes first and the next picture',
    [video('v', { poster: true }), video('w', { width: 9 }), picture('a')],
    ['v', 'a'],
  ],
  [
    'two pictures, and passes over a video between them',
    [picture('a'), video('v', { width: 9 }), picture('b'), picture('c')],
    ['a', 'b'],
  ],
  ['nothing of a video that is not here yet', [video('v'), picture('a')], ['a']],
  ['nothing at all where there is nothing else', [video('v')], []],
])('a card shows %s', (_, gallery, shown) => {
  expect(cardPictures(gallery).map(({ id }) => id)).toEqual(shown)
})

test('collections show different pictures as long as there are some', () => {
  const [a, b, c] = ['a', 'b', 'c'].map(picture) as [GalleryItem, GalleryItem, GalleryItem]
  const shown = differentPictures([[a, b], [a, b], [a, c], [a], []])
  expect(shown.map((one) => one?.id)).toEqual(['a', 'b', 'c', 'a', undefined])
})

test('each collection shows one of its own pictures, or none where it has none', () => {
  const lists = fc.array(fc.array(fc.constantFrom('a', 'b', 'c').map((id: string) => ({ id }))))
  fc.assert(
    fc.property(lists, (candidates) => {
      const shown = differentPictures(candidates)
      expect(shown).toHaveLength(candidates.length)
      candidates.forEach((own, at) => {
        const one = shown[at]
        expect(own.length === 0 ? one === null : own.some(({ id }) => id === one?.id)).toBe(true)
      })
    }),
  )
})

test('a document is returned only when it has more than its HTML', () => {
  const text = { type: 'PARAGRAPH', nodes: [{ type: 'TEXT' }] } as const
  const button = { type: 'PARAGRAPH', nodes: [{ type: 'BUTTON' }] } as const
  expect(richerDocument({ nodes: [text] })).toBeNull()
  expect(richerDocument({ nodes: [text, button] })).not.toBeNull()
  expect(richerDocument(null)).toBeNull()
})

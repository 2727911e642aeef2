import { expect, test } from 'vitest'
import type { MediaView } from '../../views/media.ts'
import { imagesOf, previewOf } from './facts.ts'
import { aFilm, aPicture } from './media.fixture.ts'

const shop = 'https://shop.test'
const stillOfFilm: MediaView = aFilm({ hasPoster: false })

test('a preview of a link shows the first picture, or a wide still of the film that comes first', () => {
  expect(previewOf([aPicture(), aFilm()])).toBe('/media/jar.jpg/w_1280')
  expect(previewOf([aFilm(), aPicture()])).toBe('/media/still.jpg/v1/fill/w_1280,h_720/still.jpg')
  expect(previewOf([])).toBeUndefined()
})

test('search engines are shown pictures and chosen stills, each once', () => {
  expect(imagesOf([aFilm(), aPicture(), aPicture('/media/still.jpg')], shop)).toEqual([
    `${shop}/media/still.jpg/w_1280`,
    `${shop}/media/jar.jpg/w_1280`,
  ])
})

test('a still that only says how to play is shown where there is nothing else', () => {
  expect(imagesOf([stillOfFilm, aPicture()], shop)).toEqual([`${shop}/media/jar.jpg/w_1280`])
  expect(imagesOf([stillOfFilm], shop)).toEqual([`${shop}/media/still.jpg/w_1280`])
})

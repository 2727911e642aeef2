import { expect, test } from 'vitest'
import type { MediaView } from '../../views/media.ts'
import { imagesOf, previewOf } from './facts.ts'
import { aPicture, aVideo } from './media.fixture.ts'

const shop = 'https://shop.test'
const stillOfVideo: MediaView = aVideo({ hasPoster: false })

test('a preview of a link shows the first picture, or a wide still of the video that comes first', () => {
  expect(previewOf([aPicture(), aVideo()])).toBe('/media/jar.jpg/w_1280')
  expect(previewOf([aVideo(), aPicture()])).toBe('/media/still.jpg/v1/fill/w_1280,h_720/still.jpg')
  expect(previewOf([])).toBeUndefined()
})

test('search engines are shown pictures and chosen stills, each once', () => {
  expect(imagesOf([aVideo(), aPicture(), aPicture('/media/still.jpg')], shop)).toEqual([
    `${shop}/media/still.jpg/w_1280`,
    `${shop}/media/jar.jpg/w_1280`,
  ])
})

test('a still that only says how to play is shown where there is nothing else', () => {
  expect(imagesOf([stillOfVideo, aPicture()], shop)).toEqual([`${shop}/media/jar.jpg/w_1280`])
  expect(imagesOf([stillOfVideo], shop)).toEqual([`${shop}/media/still.jpg/w_1280`])
})

import { expect, test } from 'vitest'
import type { MediaView } from '../../views/media.ts'
import { imagesOf, offerOf, previewOf } from './json-ld.ts'
import { aPicture, aVideo } from './media.fixture.ts'

const shop = 'https://shop.test'
const stillOfVideo: MediaView = aVideo({ hasPoster: false })

test('a link preview shows the first picture, or a wide still of the first video', () => {
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

test('a default still is shown only when there is nothing else', () => {
  expect(imagesOf([stillOfVideo, aPicture()], shop)).toEqual([`${shop}/media/jar.jpg/w_1280`])
  expect(imagesOf([stillOfVideo], shop)).toEqual([`${shop}/media/still.jpg/w_1280`])
})

test('a price is an offer, and a range of prices is rendered with both its ends', () => {
  const product = { price: { min: '40', max: '100' } }
  expect(offerOf(product, { value: '48', isFrom: false })).toEqual({
    '@type': 'Offer',
    price: '48',
  })
  expect(offerOf(product, { value: '40', isFrom: true })).toEqual({
    '@type': 'AggregateOffer',
    lowPrice: '40',
    highPrice: '100',
  })
})

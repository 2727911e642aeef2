import { expect, test } from 'vitest'
import { formOf, type MediaForm } from './form.ts'
import { storedProduct, storedVideo } from './product.fixture.ts'
import { saveSteps } from './save-steps.ts'

const base = formOf(storedProduct(), 2)
const [a, b, c] = base.media as [MediaForm, MediaForm, MediaForm]
const added: MediaForm = { key: 'n', kind: 'image', url: 'https://x.test/n.jpg', altText: '' }

test('a form that nobody touched needs no further call', () => {
  expect(saveSteps('id', base, base, [])).toEqual([])
})

test('a picture at the end is appended', () => {
  expect(saveSteps('id', { ...base, media: [a, b, c, added] }, base, [])).toEqual([
    {
      name: 'catalogV1.addProductMedia',
      input: { id: 'id', media: [{ url: 'https://x.test/n.jpg' }] },
    },
  ])
})

test('a removed picture is taken off and the others stay', () => {
  expect(saveSteps('id', { ...base, media: [a, c] }, base, [])).toEqual([
    { name: 'catalogV1.removeProductMedia', input: { id: 'id', mediaIds: ['b.jpg'] } },
  ])
})

test('another order sets all pictures anew and ties them to their choices again', () => {
  const tied = [{ option: 'Glaze', choice: 'Night', mediaIds: ['b.jpg', 'gone.jpg'] }]
  expect(saveSteps('id', { ...base, media: [b, a, c] }, base, tied)).toEqual([
    {
      name: 'catalogV1.removeProductMedia',
      input: { id: 'id', mediaIds: ['a.jpg', 'b.jpg', 'c.jpg'] },
    },
    {
      name: 'catalogV1.addProductMedia',
      input: {
        id: 'id',
        media: ['b.jpg', 'a.jpg', 'c.jpg'].map((mediaId) => ({
          mediaId,
          title: '',
          altText: '',
        })),
      },
    },
    {
      name: 'catalogV1.addProductMediaToChoices',
      input: { id: 'id', media: [{ option: 'Glaze', choice: 'Night', mediaIds: ['b.jpg'] }] },
    },
  ])
})

test('a picture that is described anew stays in its place', () => {
  const described = { ...b, altText: ' A jar by night ' }
  const altText = 'A jar by night'
  expect(saveSteps('id', { ...base, media: [a, described, c, added] }, base, [])).toEqual([
    {
      name: 'catalogV1.addProductMedia',
      input: {
        id: 'id',
        media: [{ mediaId: 'b.jpg', title: '', altText }, { url: 'https://x.test/n.jpg' }],
      },
    },
  ])
  const silent = { ...base, media: [a, described, c] }
  expect(saveSteps('id', { ...base, media: [a, { ...b, altText: '' }, c] }, silent, [])).toEqual([
    {
      name: 'catalogV1.addProductMedia',
      input: { id: 'id', media: [{ mediaId: 'b.jpg', title: '', altText: '' }] },
    },
  ])
})

test('a video keeps its place and its words among pictures, and its still is no item of its own', () => {
  const { items } = storedProduct().media
  const had = formOf(storedProduct({ media: { items: [storedVideo, ...items] } }), 2)
  const [video, ...pictures] = had.media as [MediaForm, ...MediaForm[]]
  expect(video).toMatchObject({ kind: 'video', mediaId: 'video.webm', altText: 'A jar turns' })
  expect(saveSteps('id', had, had, [])).toEqual([])
  const [, add] = saveSteps('id', { ...had, media: [...pictures, video] }, had, [])
  expect(add?.input).toEqual({
    id: 'id',
    media: [
      ...['a.jpg', 'b.jpg', 'c.jpg'].map((mediaId) => ({ mediaId, title: '', altText: '' })),
      { mediaId: 'video.webm', title: '', altText: 'A jar turns' },
    ],
  })
})

test('collections are joined and left by calls of their own', () => {
  expect(saveSteps('id', { ...base, collectionIds: ['c2'] }, base, [])).toEqual([
    { name: 'catalogV1.addProductsToCollection', input: { id: 'c2', productIds: ['id'] } },
    { name: 'catalogV1.removeProductsFromCollection', input: { id: 'c1', productIds: ['id'] } },
  ])
})

test('counted stock is set by number, other stock by a word', () => {
  const variantId = '00000000-0000-0000-0000-000000000000'
  const stock = (change: object) => saveSteps('id', { ...base, ...change }, base, [])[0]?.input
  expect(stock({ quantity: '9' })).toEqual({
    inventoryItem: { productId: 'id', trackQuantity: true, variants: [{ variantId, quantity: 9 }] },
  })
  expect(stock({ track: false, inStock: false })).toEqual({
    inventoryItem: {
      productId: 'id',
      trackQuantity: false,
      variants: [{ variantId, inStock: false }],
    },
  })
})

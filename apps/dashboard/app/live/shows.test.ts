import { ANYTHING } from '@vitrine/contract/changes'
import { expect, test } from 'vitest'
import { concerns } from './shows.ts'

test('a hint concerns lists of its kind, and details of the very thing', () => {
  const hint = { entity: 'product', entityId: 'a' }
  expect(concerns(hint, 'catalogV1.queryProducts', { query: {} })).toBe(true)
  expect(concerns(hint, 'catalogV1.getProduct', { id: 'a' })).toBe(true)
  expect(concerns(hint, 'catalogV1.getProduct', { id: 'b' })).toBe(false)
  expect(concerns({ entity: 'product' }, 'catalogV1.getProduct', { id: 'b' })).toBe(true)
  expect(concerns(hint, 'members.queryMembers', {})).toBe(false)
})

test('a video that arrives, or gets another still, concerns what is known of it alone', () => {
  const hint = { entity: 'media', entityId: 'video.webm' }
  expect(concerns(hint, 'media.getMedia', { id: 'video.webm' })).toBe(true)
  expect(concerns(hint, 'media.getMedia', { id: 'other.webm' })).toBe(false)
})

test('a shared option concerns whatever product may have it', () => {
  const hint = { entity: 'customization', entityId: 'o' }
  expect(concerns(hint, 'catalogV3.getProduct', { productId: 'a' })).toBe(true)
})

test('when anything may have changed, everything is asked again', () => {
  expect(concerns({ entity: ANYTHING }, 'staff.listStaff', {})).toBe(true)
  expect(concerns({ entity: 'unheard_of', entityId: 'a' }, 'staff.listStaff', {})).toBe(false)
})

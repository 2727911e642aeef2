import { ANY_ENTITY } from '@vitrine/contract/changes'
import { expect, test } from 'vitest'
import { isAffectedBy } from './affected-queries.ts'

test('a hint affects lists of its kind, and details of that object only', () => {
  const hint = { entity: 'product', entityId: 'a' }
  expect(isAffectedBy(hint, 'products.listProducts', {})).toBe(true)
  expect(isAffectedBy(hint, 'products.getProduct', { id: 'a' })).toBe(true)
  expect(isAffectedBy(hint, 'products.getProduct', { id: 'b' })).toBe(false)
  expect(isAffectedBy({ entity: 'product' }, 'products.getProduct', { id: 'b' })).toBe(true)
  expect(isAffectedBy(hint, 'members.queryMembers', {})).toBe(false)
})

test('a video that is fetched, or gets another still, affects its own data only', () => {
  const hint = { entity: 'media', entityId: 'video.webm' }
  expect(isAffectedBy(hint, 'media.getMedia', { id: 'video.webm' })).toBe(true)
  expect(isAffectedBy(hint, 'media.getMedia', { id: 'other.webm' })).toBe(false)
})

test('a shared option affects every product that could have it', () => {
  const hint = { entity: 'customization', entityId: 'o' }
  expect(isAffectedBy(hint, 'products.getProduct', { id: 'a' })).toBe(true)
})

test('when anything could have changed, everything is loaded again', () => {
  expect(isAffectedBy({ entity: ANY_ENTITY }, 'staff.listStaff', {})).toBe(true)
  expect(isAffectedBy({ entity: 'unheard_of', entityId: 'a' }, 'staff.listStaff', {})).toBe(false)
})

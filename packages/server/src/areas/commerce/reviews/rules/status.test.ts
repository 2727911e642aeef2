import { expect, test } from 'vitest'
import { initialStatus, wasPaid } from './status.ts'

test('a review is shown at once when the shop sets that, and else is pending', () => {
  expect(initialStatus({ publish: 'AT_ONCE' })).toBe('PUBLISHED')
  expect(initialStatus({ publish: 'AFTER_APPROVAL' })).toBe('PENDING')
})

test('a changed review is pending again with moderation, and always after a rejection', () => {
  expect(initialStatus({ publish: 'AFTER_APPROVAL' }, 'PUBLISHED')).toBe('PENDING')
  expect(initialStatus({ publish: 'AT_ONCE' }, 'PUBLISHED')).toBe('PUBLISHED')
  expect(initialStatus({ publish: 'AT_ONCE' }, 'REJECTED')).toBe('PENDING')
})

test('a partial or authorized payment is not a verified purchase', () => {
  expect(wasPaid({ paymentState: 'PAID' })).toBe(true)
  expect(wasPaid({ paymentState: 'REFUNDED' })).toBe(true)
  expect(wasPaid({ paymentState: 'PARTLY_PAID' })).toBe(false)
  expect(wasPaid({ paymentState: 'AUTHORIZED' })).toBe(false)
})

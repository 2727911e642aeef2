import { expect, test } from 'vitest'
import { statusWhenWritten, wasPaid } from './status.ts'

test('a review is shown at once where the shop wants that, and else waits', () => {
  expect(statusWhenWritten({ publish: 'AT_ONCE' })).toBe('PUBLISHED')
  expect(statusWhenWritten({ publish: 'AFTER_APPROVAL' })).toBe('PENDING')
})

test('a changed review waits again where reviews are read, and after a rejection everywhere', () => {
  expect(statusWhenWritten({ publish: 'AFTER_APPROVAL' }, 'PUBLISHED')).toBe('PENDING')
  expect(statusWhenWritten({ publish: 'AT_ONCE' }, 'PUBLISHED')).toBe('PUBLISHED')
  expect(statusWhenWritten({ publish: 'AT_ONCE' }, 'REJECTED')).toBe('PENDING')
})

test('a part of the money, or the promise of it, makes no verified purchase', () => {
  expect(wasPaid({ paymentState: 'PAID' })).toBe(true)
  expect(wasPaid({ paymentState: 'REFUNDED' })).toBe(true)
  expect(wasPaid({ paymentState: 'PARTLY_PAID' })).toBe(false)
  expect(wasPaid({ paymentState: 'AUTHORIZED' })).toBe(false)
})

import { Type } from '@vitrine/contract/kit'
import { MemberLine } from '@vitrine/contract/member-files'
import { OrderFileLine } from '@vitrine/contract/order-files'
import { englishOf } from '@vitrine/contract/reasons'
import { expect, test } from 'vitest'
import { findUnstorableText } from './unstorable-text.ts'
import { reasonOfViolation } from './violation-reasons.ts'
import { findViolations } from './violations.ts'

const order = {
  externalId: 'A1',
  purchasedDate: '2026-01-31T12:00:00.000Z',
  items: [{ name: 'Cup', quantity: 1, price: '10.50' }],
}

test.each([
  ['a missing field', OrderFileLine, { ...order, externalId: undefined }],
  ['a text that is too long', OrderFileLine, { ...order, note: 'x'.repeat(1001) }],
  ['an empty list', OrderFileLine, { ...order, items: [] }],
  ['an unknown word', OrderFileLine, { ...order, paymentState: 'LATER' }],
  ['no moment', OrderFileLine, { ...order, purchasedDate: 'yesterday' }],
  ['no e-mail address', OrderFileLine, { ...order, email: 'ada' }],
  ['another pattern', OrderFileLine, { ...order, currency: 'euro' }],
  ['a wrong type', OrderFileLine, { ...order, items: 5 }],
  ['no id', MemberLine, { email: 'ada@example.com', id: '5' }],
  ['too many phones', MemberLine, { email: 'ada@example.com', phones: Array(51).fill('1') }],
  ['a number that is too small', Type.Object({ of: Type.Number({ minimum: 3 }) }), { of: 2 }],
  ['a number that is too large', Type.Object({ of: Type.Number({ maximum: 3 }) }), { of: 4 }],
])('%s has a reason with the same text', (_, schema, wire) => {
  const violations = findViolations(schema, wire)
  expect(violations).not.toEqual([])
  for (const violation of violations) {
    const reason = reasonOfViolation(violation)
    expect(reason && englishOf(reason)).toBe(violation.description)
  }
})

test('text that cannot be stored has a reason', () => {
  const [violation] = findUnstorableText({ note: 'a\u0000b' })
  expect(violation && reasonOfViolation(violation)).toEqual({ code: 'UNSTORABLE_TEXT' })
})

test('a rule that says more than its code has none', () => {
  const description = 'must have at most 5 characters; it has 7'
  const data = { threshold: 5 }
  const violation = { field: 'note', violatedRule: 'MAX_LENGTH', description, data } as const
  expect(reasonOfViolation(violation)).toBeUndefined()
})

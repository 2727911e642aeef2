import type { StaffRole } from '@vitrine/contract/vocabulary'
import { expect, test } from 'vitest'
import { english } from '../../../messages/english.fixture.ts'
import { RoleContext } from '../../../shared/permissions.tsx'
import { markupOf, textOf } from '../../../shared/render.fixture.tsx'
import { storedOrder } from '../order.fixture.ts'
import { ReturnsSection } from './section.tsx'
import { checkSettle, isWithoutGoods, newSettleForm, settlementOf } from './settle-form.ts'
import { chosenPieces, type OrderReturns, type Return, wrongPieces } from './setup.ts'

const nothing = () => {}
const date = new Date('2026-07-01T10:00:00Z')
const storedReturn = (own: Partial<Return> = {}): Return => ({
  id: 'r1',
  number: '1001',
  orderId: 'o1',
  orderNumber: '10001',
  revision: 1,
  kind: 'RETURN',
  state: 'REQUESTED',
  lines: [
    {
      lineId: 'l1',
      name: 'Lamp',
      quantity: 1,
      reason: 'DAMAGED',
      comment: 'Bent',
      wish: '',
      resell: null,
    },
  ],
  late: false,
  withdrawal: null,
  settlement: null,
  events: [{ kind: 'REQUESTED', actor: 'visitor', text: '', createdDate: date }],
  buyerName: 'Ada Lovelace',
  createdDate: date,
  updatedDate: date,
  ...own,
})

const readOf = (returns: readonly Return[], available = 1): OrderReturns => ({
  returns: [...returns],
  options: {
    refusal: null,
    untilDate: null,
    lines: [{ lineId: 'l1', available, refusal: null }],
    reasons: [],
    costPaidBy: 'BUYER',
    returnFee: 0,
    address: '',
    instructions: '',
  },
  withdrawal: { deadlineDate: date, running: true, late: false, lines: [] },
})

const section = (read: OrderReturns | undefined, role: StaffRole = 'owner') => (
  <RoleContext value={role}>
    <ReturnsSection
      order={storedOrder()}
      locale="en"
      read={read}
      actions={{ isBusy: false, onReceive: nothing, onCancel: nothing, onWindow: nothing }}
      onOpen={nothing}
    />
  </RoleContext>
)

test('a return shows its products, reasons and possible actions', () => {
  const text = textOf(section(readOf([storedReturn()])))
  expect(text).toContain('Return 1001 To decide')
  expect(text).toContain('1 × Lamp · damaged')
  expect(text).toContain('The buyer wrote: Bent')
  expect(text).toContain('Agree Decline Cancel the return')
  expect(text).not.toContain('Settle')
  expect(textOf(section(readOf([storedReturn()]), 'viewer'))).not.toMatch(/Agree|Record a return/)
})

test('a received return can be inspected and settled; after restocking it cannot be declined', () => {
  const arrived = textOf(section(readOf([storedReturn({ state: 'RECEIVED' })])))
  expect(arrived).toContain('Inspect Settle Decline')
  const line = { ...(storedReturn().lines[0] as Return['lines'][number]), resell: 1 }
  const inspected = textOf(section(readOf([storedReturn({ state: 'INSPECTED', lines: [line] })])))
  expect(inspected).toContain('1 piece is sold again')
  expect(inspected).not.toMatch(/Decline|Cancel/)
})

test('a withdrawal shows its statement, its deadline, and that it is late', () => {
  const withdrawal = {
    id: 'w1',
    returnId: 'r1',
    orderNumber: '10001',
    name: 'Ada',
    email: 'ada@example.com',
    statement: 'Only the lamp',
    wording: 'I withdraw',
    deadlineDate: date,
    late: true,
    createdDate: date,
  }
  const late = storedReturn({ kind: 'WITHDRAWAL', late: true, lines: [], withdrawal })
  const text = textOf(section(readOf([late])))
  expect(text).toContain('Withdrawal, return 1001 To decide After the last day')
  expect(text).toContain('The buyer wrote: Only the lamp')
  expect(text).toMatch(/Ada \(ada@example\.com\) confirmed on .*: I withdraw/)
})

test('a settled return shows the amount; without returns the section is empty', () => {
  const settlement = { kind: 'REFUND', amount: 800, deduction: 100, delivery: 0, refundId: 'x' }
  const settled = storedReturn({ state: 'SETTLED', settlement } as Partial<Return>)
  expect(textOf(section(readOf([settled])))).toContain('€8.00 went back. €1.00 was deducted.')
  expect(markupOf(section(readOf([], 0)))).toBe('')
  expect(markupOf(section(undefined))).toBe('')
  expect(textOf(section(readOf([])))).toContain('Record a return')
})

const money = { currency: 'EUR', exponent: 2 }

test('a settlement deducts the fee of the shop, but not for a withdrawal', () => {
  const buyer = { currency: 'EUR', email: null }
  expect(newSettleForm({ kind: 'RETURN', lines: [] }, buyer, 390)).toMatchObject({
    deduction: '3.90',
    notify: false,
  })
  const form = newSettleForm({ kind: 'WITHDRAWAL', lines: [] }, buyer, 390)
  expect(form.deduction).toBe('')
  expect(settlementOf('r1', form, money)).toEqual({ id: 'r1', kind: 'REFUND', deduction: 0 })
  const typed = { ...form, deduction: '1,50', refundDelivery: true }
  expect(settlementOf('r1', typed, money)).toMatchObject({ deduction: 150, refundDelivery: true })
  expect(checkSettle({ ...form, deduction: 'some' }, money, english)).toHaveProperty('deduction')
  const other = { ...form, kind: 'NONE', deduction: 'some' } as const
  expect(checkSettle(other, money, english)).toEqual({})
  expect(settlementOf('r1', other, money)).toEqual({ id: 'r1', kind: 'NONE' })
})

test('an exchange has products, pieces and prices; the buyer’s wish is preselected', () => {
  const buyer = { currency: 'EUR', email: null }
  const { lines } = storedReturn()
  const wished = lines.map((line) => ({ ...line, wish: 'size L' }))
  const form = newSettleForm({ kind: 'RETURN', lines: wished }, buyer, 0)
  expect(form.kind).toBe('EXCHANGE')
  expect(isWithoutGoods(form)).toBe(true)
  const row = { productId: 'p1', name: 'Lamp', variants: [], quantity: '2', price: '' }
  const other = { ...row, variantId: 'v1', quantity: '1', price: '7,50' }
  const typed = { ...form, rows: [row, other], deliveryPrice: '2' }
  expect(checkSettle(typed, money, english)).toEqual({})
  expect(settlementOf('r1', typed, money)).toMatchObject({
    kind: 'EXCHANGE',
    exchange: {
      lines: [
        { productId: 'p1', quantity: 2 },
        { productId: 'p1', variantId: 'v1', quantity: 1, price: 750 },
      ],
      deliveryPrice: 200,
    },
  })
  const wrong = { ...typed, rows: [{ ...row, quantity: '0', price: 'some' }] }
  expect(Object.keys(checkSettle(wrong, money, english))).toEqual([
    'rows.0.quantity',
    'rows.0.price',
  ])
  const text = textOf(section(readOf([storedReturn({ lines: wished })])))
  expect(text).toContain('Wanted in place of “Lamp”: size L')
})

test('pieces are whole numbers up to the returnable quantity', () => {
  const lines = [{ id: 'l1', name: 'Lamp', most: 2 }]
  expect(wrongPieces({ l1: '3' }, lines, english)).toHaveProperty(['pieces.l1'])
  expect(wrongPieces({ l1: '1.5' }, lines, english)).toHaveProperty(['pieces.l1'])
  expect(wrongPieces({ l1: '' }, lines, english)).toEqual({})
  expect(chosenPieces({ l1: ' 2 ' }, lines)).toEqual([{ lineId: 'l1', quantity: 2 }])
})

import { expect, test } from 'vitest'
import type { OrderForMoney } from '../../orders/index.ts'
import type { StatementEntry } from '../model.ts'
import { matchEntries, nameEntries, numbersIn } from './match-entries.ts'

const entry = (text: string, amountMinor = 1990, currency = 'EUR'): StatementEntry => ({
  bankReference: null,
  date: '2026-11-25',
  amountMinor,
  currency,
  payer: 'Ada',
  text,
})
const order = (number: number, due = 1990, more: Partial<OrderForMoney> = {}): OrderForMoney => ({
  id: `id-${number}`,
  number,
  buyerName: 'Ada',
  currency: 'EUR',
  due,
  cancelled: false,
  ...more,
})
const orders = [
  order(10001),
  order(10002, 500),
  order(10003, 0),
  order(10004, 1990, { cancelled: true }),
  order(10005, 1990, { currency: 'USD' }),
]

test.each([
  ['order 10001', 1990, 'MATCHED', [10001]],
  ['10001 and 10002', 1990, 'MATCHED', [10001]],
  ['10001 and 10002', 2490, 'SEVERAL_ORDERS', [10001, 10002]],
  ['10002', 1990, 'OTHER_AMOUNT', [10002]],
  ['10003', 1990, 'NOTHING_DUE', [10003]],
  ['10004', 1990, 'NOTHING_DUE', [10004]],
  ['10005', 1990, 'OTHER_CURRENCY', [10005]],
  ['thank you', 1990, 'SAME_AMOUNT', [10001]],
  ['customer 4110001', 7, 'NOT_FOUND', []],
])('%s with %s is %s', (text, amount, match, numbers) => {
  const [line] = matchEntries(nameEntries([entry(text, amount)]), orders, new Map())
  expect([line?.match, line?.orders.map(({ number }) => number)]).toEqual([match, numbers])
})

test('a line that is already recorded names its order', () => {
  const named = nameEntries([entry('10002')])
  const [line] = matchEntries(named, orders, new Map([[named[0]?.id ?? '', 'id-10001']]))
  expect([line?.match, line?.orders[0]?.number]).toEqual(['RECORDED', 10001])
})

test('equal lines of one statement are two, and the same two in the next one', () => {
  const once = nameEntries([entry('10001'), entry('10001')]).map(({ id }) => id)
  const again = nameEntries([entry('other'), entry('10001'), entry('10001')]).map(({ id }) => id)
  expect(new Set(once).size).toBe(2)
  expect(again.slice(1)).toEqual(once)
})

test('numbers in a text are those that are not part of a longer one', () => {
  expect(numbersIn('RE-10001/2, DE02120300000000202051 10001 order#10002')).toEqual([10001, 10002])
})

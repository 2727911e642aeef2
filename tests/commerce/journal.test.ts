import type { JournalFormat } from '@vitrine/contract/invoices'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { germanShop, invoiceSettings, saveInvoiceSettings } from './invoice.fixture.ts'
import { ordered } from './order.fixture.ts'

let shop: TestServer
let orderIds: readonly string[]
beforeAll(async () => {
  shop = await startTestServer()
  const parcel = await germanShop(shop)
  await saveInvoiceSettings(shop, { timeZone: 'Europe/Berlin' })
  const [paid, refunded, cancelled] = [
    await ordered(shop, parcel, 2),
    await ordered(shop, parcel, 3),
    await ordered(shop, parcel),
  ]
  for (const { order } of [paid, refunded]) await api().orders.recordPayment({ id: order.id })
  await api().orders.refundOrder({ id: refunded.order.id, amount: 500 })
  await api().orders.cancelOrder({ id: cancelled.order.id })
  orderIds = [paid, refunded, cancelled].map(({ order }) => order.id)
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const journal = async (format: JournalFormat, month = '2026-01') => {
  const file = await api().invoices.exportJournal({ month, format })
  const text = Buffer.from(file.data, 'base64').toString(format === 'CSV' ? 'utf8' : 'latin1')
  const rows = text.split(/\r?\n/).filter((row) => row !== '')
  return { ...file, rows }
}
const { accounts } = invoiceSettings

/** Booked amounts in the ledger, in cents by the number of the accounting account. */
async function bookedByAccount(): Promise<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const id of orderIds) {
    const { entries } = await api().orders.listLedger({ id })
    for (const { account, amount } of entries) {
      const number = accounts[account as keyof typeof accounts]
      sums[number] = (sums[number] ?? 0) + amount
    }
  }
  return sums
}
const cents = (text: string) => Math.round(Number(text.replace(',', '.')) * 100)

describe('the journal of a month', () => {
  test('as CSV has every entry of the ledger, and adds up to it', async () => {
    const { rows, entries, fileName } = await journal('CSV')
    expect(fileName).toBe('journal-2026-01.csv')
    const [head, ...others] = rows
    expect(head?.replace('\uFEFF', '')).toBe(
      'Date,Document,Group,Kind,Account,Number,Detail,Amount,Currency',
    )
    expect(others).toHaveLength(entries)
    const sums: Record<string, number> = {}
    for (const row of others) {
      const [, , , , , number = '', , amount = ''] = row.split(',')
      sums[number] = (sums[number] ?? 0) + cents(amount)
    }
    expect(sums).toEqual(await bookedByAccount())
    expect(Object.values(sums).reduce((sum, one) => sum + one, 0)).toBe(0)
  })

  test('for DATEV has the same amounts as bookings from account to account', async () => {
    const { rows, fileName } = await journal('DATEV')
    expect(fileName).toBe('EXTF_Buchungsstapel_2026-01.csv')
    const [head = '', names = '', ...bookings] = rows
    expect(head).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;20260101000000000;/)
    expect(head).toContain(';20260101;5;20260101;20260131;')
    expect(head.split(';')).toHaveLength(31)
    const sums: Record<string, number> = {}
    for (const booking of bookings) {
      const cells = booking.split(';')
      expect(cells).toHaveLength(names.split(';').length)
      const [amount = '', side = '', , , , , account = '', contra = '', , day] = cells
      expect(amount).toMatch(/^\d+,\d\d$/)
      expect(day).toBe('0101')
      const signed = side === '"S"' ? cents(amount) : 0 - cents(amount)
      sums[account] = (sums[account] ?? 0) + signed
      sums[contra] = (sums[contra] ?? 0) - signed
    }
    const booked = await bookedByAccount()
    for (const number of Object.values(accounts)) {
      expect(sums[number] ?? 0).toBe(booked[number] ?? 0)
    }
  })

  test('ends at midnight where the shop is, and is empty where nothing was booked', async () => {
    expect((await journal('CSV', '2025-12')).entries).toBe(0)
    expect((await journal('DATEV', '2026-02')).rows).toHaveLength(2)
    await expect(journal('CSV', '2026-13')).rejects.toMatchObject({
      violations: [{ field: 'month' }],
    })
  })
})

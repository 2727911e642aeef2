import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../catalog/listed-products.fixture.ts'
import { deliverToGermany } from './checkout.fixture.ts'
import { ordered } from './order.fixture.ts'

let shop: TestServer
let parcel: string
beforeAll(async () => {
  shop = await startTestServer()
  await api().sites.updateSettings({ settings: { currency: 'EUR' } })
  parcel = await deliverToGermany(shop.people.merchant())
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const orderOf = async (id: string) => (await api().orders.getOrder({ id })).order

const csv = (...rows: readonly (readonly [text: string, amount: string])[]) =>
  [
    'Date;Name;Purpose;Amount',
    ...rows.map(([text, amount]) => `2026-11-25;Ada L;${text};${amount}`),
  ].join('\n')

const read = async (content: string) =>
  (await api().bankStatements.readStatement({ content })).lines

/** Records each line for the first order that it matches. */
const record = async (lines: Awaited<ReturnType<typeof read>>) => {
  const recorded = lines.map(({ id, amount, currency, text, orders }) => ({
    id,
    amount,
    currency,
    text,
    orderId: orders[0]?.id ?? '',
  }))
  return (await api().bankStatements.recordPayments({ lines: recorded })).results
}

describe('a bank statement', () => {
  test('pays the orders that its transfers name, once, however often it is imported', async () => {
    const [{ order: one }, { order: other }] = [
      await ordered(shop, parcel),
      await ordered(shop, parcel, 2),
    ]
    const content = csv(
      [`Order ${one.number}`, '13,90'],
      [`My order no. ${other.number}, thanks`, '10,00'],
      ['Rent', '-800,00'],
    )
    const lines = await read(content)
    expect(lines.map(({ match, amount, payer }) => [match, amount, payer])).toEqual([
      ['MATCHED', 1390, 'Ada L'],
      ['OTHER_AMOUNT', 1000, 'Ada L'],
    ])
    expect(lines[1]?.orders).toMatchObject([{ id: other.id, due: 2290 }])
    const results = await record(lines)
    expect(results).toMatchObject([
      { orderNumber: one.number, recorded: true, error: null },
      { orderNumber: other.number, recorded: true, error: null },
    ])
    expect((await orderOf(one.id)).paymentState).toBe('PAID')
    expect(await orderOf(other.id)).toMatchObject({
      paymentState: 'PARTLY_PAID',
      balance: { paid: 1000, due: 1290 },
    })
    const again = await read(content)
    expect(again.map(({ match, orders }) => [match, orders[0]?.id])).toEqual([
      ['RECORDED', one.id],
      ['RECORDED', other.id],
    ])
    expect((await record(lines)).map(({ recorded, error }) => [recorded, error])).toEqual([
      [false, null],
      [false, null],
    ])
    expect((await orderOf(other.id)).balance).toMatchObject({ paid: 1000 })
  })

  test('in camt.053 is read the same way', async () => {
    const { order } = await ordered(shop, parcel)
    const content = `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Ntry>
      <Amt Ccy="EUR">13.90</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
      <BookgDt><Dt>2026-11-25</Dt></BookgDt><NtryDtls><TxDtls>
      <RmtInf><Ustrd>${order.number}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`
    const lines = await read(content)
    expect(lines).toMatchObject([{ match: 'MATCHED', orders: [{ id: order.id }] }])
    await record(lines)
    expect((await orderOf(order.id)).payments).toMatchObject([
      { state: 'CAPTURED', reference: order.number },
    ])
  })

  test('that two people record at once pays an order once', async () => {
    const { order } = await ordered(shop, parcel)
    const lines = await read(csv([order.number, '13,90']))
    const both = await Promise.all([record(lines), record(lines)])
    expect(both.flat().filter(({ recorded }) => recorded)).toHaveLength(1)
    expect((await orderOf(order.id)).balance).toMatchObject({ paid: 1390, due: 0 })
  })

  test('whose line cannot be recorded leaves the others recorded', async () => {
    const { order } = await ordered(shop, parcel)
    const [line] = await read(csv([order.number, '13,90']))
    const of = { amount: 1390, text: '', currency: 'EUR', orderId: order.id }
    const { results } = await api().bankStatements.recordPayments({
      lines: [
        { ...of, id: 'dollars', currency: 'USD' },
        { ...of, id: 'nobody', orderId: '00000000-0000-4000-8000-000000000000' },
        { ...of, id: line?.id ?? '' },
      ],
    })
    expect(results.map(({ recorded, error }) => [recorded, error?.code])).toEqual([
      [false, 'STATEMENT_CURRENCY_MISMATCH'],
      [false, 'ORDER_NOT_FOUND'],
      [true, undefined],
    ])
  })

  test('needs as many SQL statements for many lines as for one', async () => {
    const { order } = await ordered(shop, parcel)
    const few = await shop.countStatements(() => read(csv([order.number, '13,90'])))
    const rows = Array.from({ length: 200 }, (_, at) => [`${order.number} ${at}`, '13,90'] as const)
    const many = await shop.countStatements(() => read(csv(...rows)))
    expect(many.result).toHaveLength(200)
    expect(many.statements).toHaveLength(few.statements.length)
  })

  test('that is invalid is refused with the accepted formats', async () => {
    expect(await refusal(read('name,price\nlamp,9'))).toMatchObject({
      code: 'STATEMENT_UNREADABLE',
      data: { problem: 'NO_COLUMNS' },
    })
    expect(await refusal(read(csv([`1`, 'much'])))).toMatchObject({
      data: { problem: 'AMOUNT', line: 2 },
    })
    const rows = Array.from({ length: 5001 }, () => ['x', '1'] as const)
    expect(await refusal(read(csv(...rows)))).toMatchObject({
      code: 'TOO_MANY_STATEMENT_LINES',
      data: { lineCount: 5001, maxCount: 5000 },
    })
  })
})

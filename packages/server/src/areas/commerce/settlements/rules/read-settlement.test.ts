import { expect, test } from 'vitest'
import { UnreadableSettlement } from '../model.ts'
import { readSettlement } from './read-settlement.ts'
import { payoutsOf, totalsOf } from './totals.ts'

const read = (content: string) => {
  const { lines, ...file } = readSettlement(content)
  return {
    ...file,
    lines: lines.map(({ kind, reference, day, amountMinor, feeMinor, paidOutMinor }) => [
      kind,
      reference,
      day,
      amountMinor,
      feeMinor,
      paidOutMinor,
    ]),
    totals: totalsOf(lines),
    payouts: payoutsOf(lines),
  }
}
const euro = { currency: 'EUR', exponent: 2, disputes: 0, other: 0 }

test('the payout reconciliation of Stripe pays out the net of each line', () => {
  const content = `automatic_payout_id,automatic_payout_effective_at_utc,balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,payment_intent_id,customer_facing_amount,customer_facing_currency
po_1,2026-01-05 00:00:00,txn_1,2026-01-02 10:00:00,eur,13.90,0.46,13.44,charge,ch_1,pi_1,13.90,eur
po_1,2026-01-05 00:00:00,txn_2,2026-01-03 10:00:00,eur,-5.00,0.00,-5.00,refund,re_1,pi_1,-5.00,eur
po_1,2026-01-05 00:00:00,txn_3,2026-01-03 11:00:00,eur,-0.30,0.00,-0.30,fee,,,,
po_1,2026-01-05 00:00:00,txn_4,2026-01-03 12:00:00,eur,9.20,0.40,8.80,charge,ch_2,pi_2,10.00,usd
`
  const file = read(content)
  expect(file).toMatchObject({ provider: 'STRIPE', format: 'STRIPE' })
  expect(file.lines).toEqual([
    ['PAYMENT', 'pi_1', '2026-01-02', 1390, 46, 1344],
    ['REFUND', 're_1', '2026-01-03', -500, 0, -500],
    ['FEE', '', '2026-01-03', -30, 30, -30],
    ['PAYMENT', 'pi_2', '2026-01-03', 1000, 40, 880],
  ])
  expect(file.totals).toEqual([
    { ...euro, payments: 2310, refunds: -500, fees: 116, paidOut: 1694 },
  ])
  expect(file.payouts).toEqual([
    { reference: 'po_1', day: '2026-01-05', currency: 'EUR', exponent: 2, amount: 1694 },
  ])
  const [total] = file.totals
  expect(total && total.payments + total.refunds - total.fees).toBe(total?.paidOut)
})

test('the balance activity of Stripe has lines of payouts', () => {
  const file = read(`id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Available On (UTC)
txn_1,charge,ch_1,1500,30,1470,jpy,2026-01-02 10:00,2026-01-09 00:00
txn_2,payout,po_7,-1470,0,-1470,jpy,2026-01-09 10:00,2026-01-10 00:00`)
  expect(file.lines).toEqual([
    ['PAYMENT', 'ch_1', '2026-01-02', 1500, 30, 0],
    ['PAYOUT', 'po_7', '2026-01-09', -1470, 0, 1470],
  ])
  expect(file.payouts).toMatchObject([{ reference: 'po_7', currency: 'JPY', amount: 1470 }])
})

test('a settlement of Mollie has withheld amounts as fees', () => {
  const file =
    read(`"Date","Payment method","Currency","Amount","Status","ID","Description","Consumer name","Settlement currency","Settlement amount","Settlement reference"
"2026-01-02 10:00:00","ideal","EUR","13.90","paidout","tr_1","Order 1001","A. Lovelace","EUR","13.90","1182161.2601.01"
"2026-01-03 10:00:00","ideal","EUR","-5.00","refunded","re_1","Order 1001","","EUR","-5.00","1182161.2601.01"
"2026-01-04 10:00:00","Withheld transaction fees","EUR","-0.35","","","","","EUR","-0.35","1182161.2601.01"`)
  expect(file).toMatchObject({ provider: 'MOLLIE' })
  expect(file.lines).toEqual([
    ['PAYMENT', 'tr_1', '2026-01-02', 1390, 0, 1390],
    ['REFUND', 're_1', '2026-01-03', -500, 0, -500],
    ['FEE', '', '2026-01-04', -35, 35, -35],
  ])
  expect(file.payouts).toMatchObject([
    { reference: '1182161.2601.01', day: '2026-01-04', amount: 855 },
  ])
})

test('the settlement report of PayPal has amounts without a sign', () => {
  const file = read(`"RH","2026/01/05 00:00:00 +0000","A","ABCDEFGHIJKLM",009
"FH",01
"SH","2026/01/04 00:00:00 +0000","2026/01/04 23:59:59 +0000","ABCDEFGHIJKLM",""
"CH","Transaction ID","Invoice ID","PayPal Reference ID","PayPal Reference ID Type","Transaction Event Code","Transaction Initiation Date","Transaction Completion Date","Transaction Debit or Credit","Gross Transaction Amount","Gross Transaction Currency","Fee Debit or Credit","Fee Amount","Fee Currency","Custom Field"
"SB","4AB","","","","T0006","2026/01/04 10:00:00 +0000","2026/01/04 10:00:00 +0000","CR",1390,"EUR","DR",84,"EUR","site:payment"
"SB","5CD","","4AB","TXN","T1107","2026/01/04 11:00:00 +0000","2026/01/04 11:00:00 +0000","DR",500,"EUR","",0,"EUR",""
"SB","6EF","","","","T0400","2026/01/04 12:00:00 +0000","2026/01/04 12:00:00 +0000","DR",806,"EUR","",0,"EUR",""
"SF","EUR",1390,1306`)
  expect(file.lines).toEqual([
    ['PAYMENT', '4AB', '2026-01-04', 1390, 84, 0],
    ['REFUND', '5CD', '2026-01-04', -500, 0, 0],
    ['PAYOUT', '6EF', '2026-01-04', -806, 0, 806],
  ])
})

test('the activity of PayPal is read in German, too', () => {
  const file =
    read(`"Datum","Uhrzeit","Zeitzone","Name","Typ","Status","Währung","Brutto","Entgelt","Netto","Transaktionscode"
"04.01.2026","10:00:00","CET","Ada","PayPal Express-Zahlung","Abgeschlossen","EUR","1.013,90","-0,84","1.013,06","4AB"
"04.01.2026","10:30:00","CET","Ada","Zahlung","Ausstehend","EUR","9,00","0,00","9,00","4XX"
"04.01.2026","11:00:00","CET","Ada","Rückzahlung","Abgeschlossen","EUR","-5,00","0,00","-5,00","5CD"
"04.01.2026","12:00:00","CET","","Von Nutzer eingeleitete Abbuchung","Abgeschlossen","EUR","-8,06","0,00","-8,06","6EF"`)
  expect(file.lines).toEqual([
    ['PAYMENT', '4AB', '2026-01-04', 101390, 84, 0],
    ['REFUND', '5CD', '2026-01-04', -500, 0, 0],
    ['PAYOUT', '6EF', '2026-01-04', -806, 0, 806],
  ])
})

test.each([
  ['name,price\nlamp,9', 'NO_COLUMNS', undefined],
  ['Provider,Type,Reference,Date,Currency,Gross\nX,payment,1,2026-01-01,EUR,much', 'AMOUNT', 2],
  ['Provider,Type,Reference,Date,Currency,Gross\nX,payment,1,soon,EUR,1', 'DATE', 2],
  ['Provider,Type,Reference,Date,Currency,Gross\nX,payment,1,2026-01-01,GOLD,1', 'CURRENCY', 2],
  ['Provider,Type,Reference,Date,Currency,Gross', 'NO_LINES', undefined],
  ['Provider,Type,Reference,Date,Currency,Gross\nX,"payment', 'INVALID_CSV', 2],
])('%j is refused because of %s', (content, problem, line) => {
  expect(() => readSettlement(content)).toThrow(UnreadableSettlement)
  expect(() => readSettlement(content)).toThrow(expect.objectContaining({ problem, line }))
})

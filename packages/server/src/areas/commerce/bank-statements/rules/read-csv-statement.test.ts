import { expect, test } from 'vitest'
import { UnreadableStatement } from '../model.ts'
import { readCsvStatement } from './read-csv-statement.ts'

const read = (...lines: string[]) => readCsvStatement(lines.join('\r\n'), 'EUR')

test('reads a German export with lines about the account before the table', () => {
  const { entries, skipped } = read(
    '"Konto";"DE02 1203 0000 0000 2020 51"',
    '"Zeitraum";"01.11.2026 - 26.11.2026"',
    '',
    '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Verwendungszweck";"Betrag (€)";"Gläubiger-ID"',
    '"25.11.26";"25.11.26";"Gebucht";"Ada Löwe";"Bestellung 10023; danke";"1.019,90";""',
    '"24.11.26";"24.11.26";"Gebucht";"Vermieter";"Miete";"-800,00";""',
  )
  expect(skipped).toBe(1)
  expect(entries).toEqual([
    {
      bankReference: null,
      date: '2026-11-25',
      amountMinor: 101_990,
      currency: 'EUR',
      payer: 'Ada Löwe',
      text: 'Bestellung 10023; danke',
    },
  ])
})

test('reads an English export with its own currency and months first', () => {
  const { entries } = read(
    'Date,Description,Amount,Currency,Name',
    '11/02/2026,ORDER 10001,"1,250.00",usd,Grace',
    '11/26/2026,ORDER 10002,5.00,USD,Grace',
  )
  expect(entries.map(({ date, amountMinor, currency }) => [date, amountMinor, currency])).toEqual([
    ['2026-11-02', 125_000, 'USD'],
    ['2026-11-26', 500, 'USD'],
  ])
})

test('reads the purpose of a transfer, not the kind of its booking', () => {
  const { entries } = read(
    '"Auftragskonto";"Valutadatum";"Buchungstag";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Betrag";"Waehrung"',
    '"DE02";"26.11.26";"25.11.26";"GUTSCHR. UEBERWEISUNG";"Bestellung 10023";"Ada";"19,90";"EUR"',
  )
  expect(entries).toMatchObject([{ date: '2026-11-25', payer: 'Ada', text: 'Bestellung 10023' }])
})

test('reads amounts of a currency without minor units', () => {
  const { entries } = read('Date,Details,Amount,Currency', '2026-11-26,10001,1500,JPY')
  expect(entries[0]?.amountMinor).toBe(1500)
})

test.each([
  ['NO_COLUMNS', undefined, 'name,price\r\nlamp,9'],
  ['AMOUNT', 2, 'Date,Details,Amount\r\n2026-11-26,10001,much'],
  ['DATE', 2, 'Date,Details,Amount\r\nsoon,10001,1'],
  ['CURRENCY', 2, 'Date,Details,Amount,Currency\r\n2026-11-26,10001,1,GOLD'],
  ['INVALID_CSV', 2, 'Date,Details,Amount\r\n2026-11-26,"10001,1'],
])('reports %s for an invalid table', (problem, line, content) => {
  const error = (() => {
    try {
      readCsvStatement(content, 'EUR')
    } catch (thrown) {
      return thrown
    }
    return undefined
  })()
  expect(error).toBeInstanceOf(UnreadableStatement)
  expect(error).toMatchObject({ problem, line })
})

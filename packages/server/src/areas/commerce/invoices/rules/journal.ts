import type { JournalAccounts } from '@vitrine/contract/invoices'
import { fromMinorUnits } from '@vitrine/money'
import { escapeFormula } from '../../../../platform/csv/escape-formulas.ts'
import { writeCsvHeader, writeCsvRow } from '../../../../platform/csv/write-csv.ts'
import type { JournalEntry } from '../../ledger/index.ts'
import { dayOf } from './days.ts'

/** Parameters of a journal. */
export interface JournalSetup {
  /** Such as `2026-01`. */
  readonly month: string
  readonly timeZone: string
  /** The numbers of the bookkeeper's accounts. */
  readonly accounts: JournalAccounts
}

const amountOf = ({ amountMinor, currency }: JournalEntry, sign = 1) =>
  fromMinorUnits(BigInt(sign * amountMinor), currency)

/** Every entry of the ledger as a row; debit is positive, credit negative. */
export function journalCsv(
  entries: readonly JournalEntry[],
  { timeZone, accounts }: JournalSetup,
): string {
  const names = [
    'Date',
    'Document',
    'Group',
    'Kind',
    'Account',
    'Number',
    'Detail',
    'Amount',
    'Currency',
  ]
  return [
    writeCsvHeader(names),
    ...entries.map((entry) =>
      writeCsvRow([
        dayOf(entry.createdDate, timeZone),
        entry.document,
        entry.groupId,
        entry.kind,
        entry.account,
        accounts[entry.account],
        escapeFormula(entry.detail),
        amountOf(entry),
        entry.currency,
      ]),
    ),
  ].join('')
}

/** A booking from one account to another. */
interface Booking {
  readonly entry: JournalEntry
  readonly contra: JournalEntry
}

/** Pairs the entries of each group with that of the buyer's account, so that all of them add up. */
function bookingsOf(entries: readonly JournalEntry[]): Booking[] {
  const groups = new Map<string, JournalEntry[]>()
  for (const entry of entries) {
    const group = groups.get(entry.groupId)
    if (group) group.push(entry)
    else groups.set(entry.groupId, [entry])
  }
  return [...groups.values()].flatMap((group) => {
    const contra = group.find(({ account }) => account === 'RECEIVABLE') ?? group[0]
    return contra
      ? group.filter((entry) => entry !== contra).map((entry) => ({ entry, contra }))
      : []
  })
}

/** Days of the first and the last day of a month such as `2026-01`. */
export function daysOfMonth(month: string): { readonly first: string; readonly last: string } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return { first: `${month}-01`, last }
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const compact = (day: string) => day.replaceAll('-', '')

/** Columns of a DATEV booking batch, with DATEV's names; later columns are optional. */
const columns = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
] as const

/** Texts of bookings are short. */
const MAX_TEXT = 60

/**
 * A DATEV booking batch (EXTF, format 700, category 21). Amounts have no sign, but a debit/credit indicator.
 */
export function journalDatev(
  entries: readonly JournalEntry[],
  setup: JournalSetup,
  now: Date,
): string {
  const rows = bookingsOf(entries).map((booking) => bookingRow(booking, setup))
  return [datevHeader(setup, now), columns.map(quoted).join(';'), ...rows, ''].join('\r\n')
}

function datevHeader({ month, timeZone, accounts }: JournalSetup, now: Date): string {
  const { first, last } = daysOfMonth(month)
  const created = `${compact(dayOf(now, timeZone))}000000000`
  const digits = String(Math.max(4, ...Object.values(accounts).map(({ length }) => length)))
  const year = `${first.slice(0, 4)}0101`
  const title = quoted(`Shop ${month}`)
  return [
    quoted('EXTF'),
    '700',
    '21',
    quoted('Buchungsstapel'),
    '13',
    created,
    '',
    quoted('RE'),
    quoted(''),
    quoted(''),
    '',
    '',
    year,
    digits,
    compact(first),
    compact(last),
    title,
    quoted(''),
    '1',
    '0',
    '0',
    quoted('EUR'),
    '',
    quoted(''),
    '',
    '',
    quoted(''),
    '',
    '',
    quoted(''),
    quoted(''),
  ].join(';')
}

function bookingRow({ entry, contra }: Booking, { timeZone, accounts }: JournalSetup): string {
  const [, month = '', day = ''] = dayOf(entry.createdDate, timeZone).split('-')
  const text = [entry.kind, entry.account, entry.detail].filter(Boolean).join(' ')
  const sign = entry.amountMinor < 0 ? -1 : 1
  return [
    amountOf(entry, sign).replace('.', ','),
    quoted(sign > 0 ? 'S' : 'H'),
    quoted(entry.currency),
    '',
    '',
    quoted(''),
    accounts[entry.account],
    accounts[contra.account],
    quoted(''),
    `${day}${month}`,
    quoted(entry.document),
    quoted(''),
    '',
    quoted(text.slice(0, MAX_TEXT)),
  ].join(';')
}

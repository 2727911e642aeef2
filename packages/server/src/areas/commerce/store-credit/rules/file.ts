import { fromMinorUnits } from '@vitrine/money'
import { escapeFormula } from '../../../../platform/csv/escape-formulas.ts'
import { writeCsvHeader, writeCsvRow } from '../../../../platform/csv/write-csv.ts'
import type { ListedStoreCredit } from '../model.ts'

const names = ['memberId', 'name', 'email', 'currency', 'balance', 'nextEnd', 'nextEnding']

/** Balances as a table, with amounts as decimals. */
export function storeCreditCsv(balances: readonly ListedStoreCredit[]): string {
  return [writeCsvHeader(names), ...balances.map(rowOf)].join('')
}

const rowOf = (one: ListedStoreCredit): string =>
  writeCsvRow([
    one.memberId ?? '',
    escapeFormula(one.member?.name ?? ''),
    escapeFormula(one.member?.email ?? ''),
    one.currency,
    fromMinorUnits(BigInt(one.usableMinor), one.currency),
    one.nextExpirationDate?.toISOString() ?? '',
    one.nextExpirationDate ? fromMinorUnits(BigInt(one.nextExpiringMinor), one.currency) : '',
  ])

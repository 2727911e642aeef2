import type { JournalFormat } from '@vitrine/contract/invoices'
import type { Tx } from '../../../../platform/tx.ts'
import { ledger } from '../../ledger/index.ts'
import { daysOfMonth, journalCsv, journalDatev } from '../rules/journal.ts'
import { readSettings } from './settings.ts'

/** A file for the bookkeeper. */
export interface JournalFile {
  readonly fileName: string
  readonly contentType: string
  readonly bytes: Buffer
  /** Entries of the ledger in it. */
  readonly entries: number
}

/** The journal of a month such as `2026-01`, with every ledger entry. */
export async function exportJournal(
  tx: Tx,
  { month, format }: { readonly month: string; readonly format: JournalFormat },
): Promise<JournalFile> {
  const { timeZone, accounts } = await readSettings(tx)
  const entries = await ledger.between(tx, { ...daysOfMonth(month), timeZone })
  const setup = { month, timeZone, accounts }
  if (format === 'CSV') {
    return {
      fileName: `journal-${month}.csv`,
      contentType: 'text/csv; charset=utf-8',
      bytes: Buffer.from(journalCsv(entries, setup)),
      entries: entries.length,
    }
  }
  return {
    fileName: `EXTF_Buchungsstapel_${month}.csv`,
    contentType: 'text/csv; charset=windows-1252',
    bytes: Buffer.from(journalDatev(entries, setup, tx.now), 'latin1'),
    entries: entries.length,
  }
}

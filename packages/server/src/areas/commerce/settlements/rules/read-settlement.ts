import { type SettlementFile, UnreadableSettlement } from '../model.ts'
import type { FileFormat } from './file-format.ts'
import { mollie } from './read-mollie.ts'
import { paypalActivity, paypalSettlement } from './read-paypal.ts'
import { stripe } from './read-stripe.ts'
import { table } from './read-table.ts'
import { tableOf } from './rows.ts'

const formats: readonly FileFormat[] = [stripe, mollie, paypalSettlement, paypalActivity, table]

/** Reads a file by the headings that its provider documents. */
export function readSettlement(content: string): SettlementFile {
  const text = content.replace(/^\uFEFF/, '')
  for (const { format, isHead, providerOf, read } of formats) {
    const found = tableOf(text, isHead)
    if (!found) continue
    const lines = found.rows.flatMap((row) => read(row, found.columns) ?? [])
    const [first] = found.rows
    if (!first || lines.length === 0) throw new UnreadableSettlement('NO_LINES')
    return { provider: providerOf(first), format, lines }
  }
  throw new UnreadableSettlement('NO_COLUMNS')
}

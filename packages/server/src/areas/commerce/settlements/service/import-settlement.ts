import { createHash } from 'node:crypto'
import {
  MAX_SETTLEMENT_LINES,
  SettlementImported,
  SettlementUnreadable,
  TooManySettlementLines,
} from '@vitrine/contract/settlements'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type FileLine,
  type SettlementFile,
  type StoredSettlement,
  UnreadableSettlement,
} from '../model.ts'
import { eventIdsOf, matchLines } from '../rules/match-lines.ts'
import { readSettlement } from '../rules/read-settlement.ts'
import { entriesOf, payoutsOf, totalsOf } from '../rules/totals.ts'
import { findBooked, insertLines } from '../store/lines.ts'
import { findIdByContent, insertSettlement, updateTotals } from '../store/settlements.ts'
import type { SettlementDeps } from './deps.ts'

export interface NewFile {
  readonly content: string
  readonly fileName?: string | undefined
}

/** Imports a file; the same one, and lines that another one has, too, once. */
export async function importSettlement(
  tx: Tx,
  deps: SettlementDeps,
  { content, fileName = '' }: NewFile,
): Promise<{ readonly id: string; readonly imported: boolean }> {
  const file = parse(content)
  const contentHash = createHash('sha256').update(content).digest()
  const days = file.lines.map(({ day }) => day).sort()
  const settlement: StoredSettlement = {
    id: newId(),
    provider: file.provider,
    format: file.format,
    fileName,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    repeated: 0,
    totals: [],
    payouts: [],
    createdDate: tx.now,
  }
  if (!(await insertSettlement(tx, settlement, contentHash))) {
    return { id: (await findIdByContent(tx, contentHash)) ?? '', imported: false }
  }
  const added = await addLines(tx, settlement, file)
  await deps.ledger.post(tx, ...entriesOf(added, 1))
  await deps.events.append(tx, {
    definition: SettlementImported,
    entityId: settlement.id,
    after: added,
  })
  return { id: settlement.id, imported: true }
}

/** Adds those lines that are new; totals are of these. */
async function addLines(
  tx: Tx,
  settlement: StoredSettlement,
  { provider, lines }: SettlementFile,
): Promise<StoredSettlement> {
  const unique = [...new Map(lines.map((line) => [line.key, line])).values()]
  const booked = await findBooked(tx, provider, {
    eventIds: unique.flatMap(eventIdsOf),
    ownIds: unique.flatMap(({ ids }) => ids.filter(isGuid)),
  })
  const newKeys = await insertLines(tx, settlement, matchLines(unique, booked))
  const isNew = ({ key }: FileLine) => newKeys.has(key)
  const added = {
    ...settlement,
    repeated: lines.length - newKeys.size,
    totals: totalsOf(unique.filter(isNew)),
    payouts: payoutsOf(unique.filter(isNew)),
  }
  await updateTotals(tx, added)
  return added
}

const isGuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

function parse(content: string): SettlementFile {
  try {
    const file = readSettlement(content)
    const lineCount = file.lines.length
    if (lineCount <= MAX_SETTLEMENT_LINES) return file
    throw TooManySettlementLines({ lineCount, maxCount: MAX_SETTLEMENT_LINES })
  } catch (error) {
    if (!(error instanceof UnreadableSettlement)) throw error
    const { problem, line } = error
    throw SettlementUnreadable({ problem, ...(line !== undefined && { line }) })
  }
}

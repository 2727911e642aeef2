import { useEffect, useState } from 'react'
import { useCall } from '../../../shared/use-operation.ts'
import { type BatchKind, type BatchLine, type UnknownCode, withUnknown } from './lines.ts'

export interface StoredBatch {
  readonly lines: readonly BatchLine[]
  /** Ids of locations; empty until they are chosen. */
  readonly at: string
  readonly to: string
  /** In the order in which they were scanned first. */
  readonly unknown: readonly UnknownCode[]
}
const empty: StoredBatch = { lines: [], at: '', to: '', unknown: [] }

function readStored(key: string): StoredBatch {
  try {
    const stored: Partial<StoredBatch> = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return { ...empty, ...stored }
  } catch {
    return empty
  }
}

/** Scanned and typed lines, which survive a reload of the page. */
export function useLines(kind: BatchKind) {
  const { siteId } = useCall()
  const key = `vitrine.stock-batch.${siteId}.${kind}`
  const [batch, setBatch] = useState(() => readStored(key))
  useEffect(() => sessionStorage.setItem(key, JSON.stringify(batch)), [key, batch])
  return {
    ...batch,
    setLines: (change: (lines: readonly BatchLine[]) => readonly BatchLine[]) =>
      setBatch((before) => ({ ...before, lines: change(before.lines) })),
    addUnknown: (code: string) =>
      setBatch((before) => ({ ...before, unknown: withUnknown(before.unknown, code) })),
    clearUnknown: () => setBatch((before) => ({ ...before, unknown: [] })),
    setPlaces: (places: Partial<Pick<StoredBatch, 'at' | 'to'>>) =>
      setBatch((before) => ({ ...before, ...places })),
  }
}

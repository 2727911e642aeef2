import type { ProductFilter } from '@vitrine/contract/products'
import { useEffect, useState } from 'react'
import type { Call, InputOf } from '../../../api/client.ts'
import { useCall } from '../../../shared/use-operation.ts'
import { rowsOf, type SheetRow } from './rows.ts'

/** Products of one call, and most lines of the sheet. */
const PAGE = 100
export const MAX_ROWS = 10_000

interface LoadState {
  readonly rows: readonly SheetRow[]
  readonly done: number
  readonly of: number
  readonly isComplete: boolean
  readonly error?: unknown
}
const nothing: LoadState = { rows: [], done: 0, of: 0, isComplete: false }

type Sort = InputOf<'products.listProducts'>['sort']

/** The lines of all products that fit, page by page, up to `MAX_ROWS` of them. */
export function useRows(filter: ProductFilter, sort: Sort) {
  const { call } = useCall()
  const [loaded, setLoaded] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify({ filter, sort, attempt })
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const asked = JSON.parse(key) as { filter: ProductFilter; sort: Sort }
      let rows: readonly SheetRow[] = []
      for (let offset = 0; ; offset += PAGE) {
        const page = { filter: asked.filter, ...(asked.sort && { sort: asked.sort }) }
        const found = await call('products.listWithVariants', { ...page, limit: PAGE, offset })
        if (isGone) return
        rows = [...rows, ...found.products.flatMap(rowsOf)]
        const done = offset + found.products.length
        const isLast = found.products.length < PAGE || rows.length >= MAX_ROWS
        setLoaded({ rows: rows.slice(0, MAX_ROWS), done, of: found.total, isComplete: isLast })
        if (isLast) return
      }
    }
    setLoaded(nothing)
    load().catch((error: unknown) => !isGone && setLoaded((before) => ({ ...before, error })))
    return () => {
      isGone = true
    }
  }, [key, call])
  /** Reads these products again. */
  const renew = async (ids: readonly string[]) => {
    const fresh = await readRows(call, ids)
    setLoaded((before) => {
      const rows = before.rows.map((row) => fresh.get(row.key) ?? row)
      return { ...before, rows }
    })
  }
  return { ...loaded, renew, retry: () => setAttempt((before) => before + 1) }
}

async function readRows(call: Call, ids: readonly string[]) {
  const fresh = new Map<string, SheetRow>()
  for (let at = 0; at < ids.length; at += PAGE) {
    const filter = { ids: ids.slice(at, at + PAGE) }
    const { products } = await call('products.listWithVariants', { filter, limit: PAGE })
    for (const row of products.flatMap(rowsOf)) fresh.set(row.key, row)
  }
  return fresh
}

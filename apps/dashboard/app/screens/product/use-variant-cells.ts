import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useState } from 'react'
import { useMessages } from '../../shared/messages.tsx'
import { placeCopied, readCopied } from '../../shared/sheet/places.ts'
import { useToast } from '../../shared/toast.tsx'
import type { VariantPart, VariantsEditor } from './use-variants.ts'
import { partsBelow, pastedParts, variantColumns } from './variant-columns.ts'
import type { VariantCell, VariantForm } from './variant-form.ts'

/** Spreadsheet functions of the table of variants: paste cells from one on, and fill down a column. */
export function useVariantCells(variants: VariantsEditor, track: boolean) {
  const { product, stockList } = useMessages()
  const showToast = useToast()
  const lines = variants.lines ?? []
  const columns = variantColumns({ track, isWide: variants.isWide })
  const [name, setName] = useState<string>()
  const placeOf = (cell: string | undefined) => {
    const [row = '', column = ''] = (cell ?? '').split(' ')
    const at = { row: Number(row), column: columns.indexOf(column as VariantCell) }
    return cell !== undefined && at.column >= 0 && at.row < lines.length ? at : undefined
  }
  const at = placeOf(name)
  const put = (parts: readonly VariantPart[], text: string) => {
    const formOf = new Map(lines.map(({ variant, form }) => [variant.id, form]))
    const back = parts.map(({ variant, part }) => {
      const names = Object.keys(part) as (keyof VariantForm)[]
      const form = formOf.get(variant.id)
      return { variant, part: Object.fromEntries(names.map((one) => [one, form?.[one]])) }
    })
    variants.changeAll(parts)
    showToast({ text, undo: () => variants.changeAll(back) })
  }
  const fill = (from: ReturnType<typeof placeOf>) => {
    const column = from && columns[from.column]
    const parts = column ? partsBelow(lines, column, from.row) : []
    if (parts.length > 0) put(parts, product.filled({ n: parts.length }))
  }
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const from = placeOf(cellOf(event.target))
    const copied = readCopied(event.clipboardData.getData('text/plain'))
    if (!from || !copied) return
    event.preventDefault()
    const size = { rows: lines.length, columns: columns.length }
    const { cells, leftOut } = placeCopied(copied, from, size)
    const parts = pastedParts(lines, columns, cells)
    const count = new Set(parts.map(({ variant }) => variant.id)).size
    put(parts, product.filled({ n: count }))
    if (leftOut > 0) showToast({ text: stockList.leftOut({ n: leftOut }), isError: true })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = placeOf(cellOf(event.target))
    if (!from || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'd') return
    event.preventDefault()
    fill(from)
  }
  return {
    events: {
      onFocus: (event: FocusEvent<HTMLElement>) => setName(cellOf(event.target)),
      onPaste,
      onKeyDown,
    },
    /** Whether there is a cell to fill down from, with lines below it. */
    canFill: at !== undefined && at.row < lines.length - 1,
    fillDown: () => fill(at),
  }
}

const cellOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset.cell : undefined

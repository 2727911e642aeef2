import { isDecimal } from '@vitrine/money'
import { useState } from 'react'
import { TextField } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { type ColumnId, priceColumns } from './columns.ts'
import { type CellText, cellKey, type Drafts } from './drafts.ts'
import { readFormula } from './formula.ts'
import { hasCell, type SheetRow } from './rows.ts'
import type { Area } from './use-cursor.ts'

interface FormulaBarProps {
  readonly rows: readonly SheetRow[]
  readonly columnIds: readonly ColumnId[]
  readonly drafts: Drafts
  readonly digits: number
  readonly area: Area
  readonly onType: (cells: readonly CellText[]) => void
}

/** Calculates the prices that are selected. */
export function FormulaBar(props: FormulaBarProps) {
  const { sheet } = useMessages()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const targets = selectedPrices(props)
  const apply = () => {
    const formula = readFormula(text, props.digits)
    if (!formula) return setProblem(sheet.formulaProblem)
    if (targets.length === 0) return setProblem(sheet.selectPrices)
    setProblem(undefined)
    props.onType(targets.map((one) => ({ ...one, text: formula(one.text) })))
  }
  return (
    <form
      className="sheet-formula"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <TextField
        label={sheet.formula}
        hint={sheet.formulaHint}
        {...(problem !== undefined && { error: problem })}
        autoComplete="off"
        placeholder="+10 % .99"
        value={text}
        onText={(value) => {
          setText(value)
          setProblem(undefined)
        }}
      />
      <button type="submit" className="button">
        {sheet.apply({ n: targets.length })}
      </button>
    </form>
  )
}

/** The prices in the area that are amounts, as they are typed or stored. */
function selectedPrices({ rows, columnIds, drafts, area }: FormulaBarProps): CellText[] {
  const chosen = columnIds.slice(area.left, area.right + 1).filter((id) => priceColumns.has(id))
  if (chosen.length === 0) return []
  return rows.slice(area.top, area.bottom + 1).flatMap((row) =>
    chosen.flatMap((column) => {
      const text = drafts.get(cellKey(row, column))?.text ?? row.values[column] ?? ''
      return hasCell(row, column) && isDecimal(text) ? [{ row, column, text }] : []
    }),
  )
}

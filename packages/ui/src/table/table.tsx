import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { useUiMessages } from '../messages/index.ts'

export type TableProps = Omit<ComponentPropsWithRef<'table'>, 'children'> & {
  /** Accessible name of the table and its scroll region. */
  label: string
  density?: 'comfortable' | 'dense'
  /** Keeps the header visible while the region scrolls; the region needs a height. */
  height?: string
  children: ReactNode
}

/** Table with rows of one line; wide tables scroll inside their own region. */
export function Table({ label, density = 'comfortable', height, children, ...rest }: TableProps) {
  return (
    <section
      className="v-table-region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must be reachable by keyboard.
      tabIndex={0}
      style={height ? { maxBlockSize: height } : undefined}
    >
      <table {...rest} className="v-table" data-density={density} aria-label={label}>
        {children}
      </table>
    </section>
  )
}

export type RowProps = ComponentPropsWithRef<'tr'> & { selected?: boolean }

export function Row({ selected, className = '', ...rest }: RowProps) {
  return (
    <tr
      {...rest}
      className={`v-row ${className}`.trim()}
      data-selected={selected ? '' : undefined}
    />
  )
}

type Align = { numeric?: boolean }

/** A body cell; `numeric` aligns tabular figures right. */
export function Cell({ numeric, className = '', ...rest }: ComponentPropsWithRef<'td'> & Align) {
  return <td {...rest} className={`${numeric ? 'v-cell-numeric v-num' : ''} ${className}`.trim()} />
}

/** Header of a column that cannot be sorted. */
export function HeaderCell({ numeric, ...rest }: ComponentPropsWithRef<'th'> & Align) {
  return <th scope="col" {...rest} className={numeric ? 'v-cell-numeric' : undefined} />
}

export type SelectCellProps = {
  /** Row header. */
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function SelectCell({ name, checked, onChange }: SelectCellProps) {
  const messages = useUiMessages()
  return (
    <td className="v-cell-select">
      <Checkbox
        label={messages.table.select({ name })}
        isLabelHidden
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </td>
  )
}

export type SelectAllCellProps = {
  selected: 'none' | 'some' | 'all'
  onChange: (checked: boolean) => void
}

export function SelectAllCell({ selected, onChange }: SelectAllCellProps) {
  const messages = useUiMessages()
  return (
    <th scope="col" className="v-cell-select">
      <Checkbox
        label={messages.table.selectAll}
        isLabelHidden
        mixed={selected === 'some'}
        checked={selected === 'all'}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </th>
  )
}

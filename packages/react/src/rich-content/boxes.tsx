import type { ReactNode } from 'react'
import { innerId } from './address.ts'
import { Nodes } from './nodes.tsx'
import { childrenOf, countAt, textAt, typeOf, valueAt } from './read.ts'
import { Words } from './text.tsx'
import type { PartProps, World } from './world.ts'

const isOf = (type: string) => (node: unknown) => typeOf(node) === type

const kinds: Readonly<Record<string, string>> = {
  LAYOUT: 'layout',
  LAYOUT_CELL: 'layout-cell',
  CARD: 'card',
  SMART_BLOCK: 'smart-block',
}

/** A box that a style sheet knows by its kind. */
export function KindBox({ node, world }: PartProps) {
  return (
    <div data-rich={kinds[typeOf(node)]}>
      <Nodes nodes={childrenOf(node)} world={world} />
    </div>
  )
}

export function SmartBlockCell({ node, world }: PartProps) {
  const label = textAt(node, 'smartBlockCellData', 'label')
  return (
    <div data-rich="smart-block-cell">
      {label !== '' && <p dir="auto">{label}</p>}
      <Nodes nodes={childrenOf(node)} world={world} />
    </div>
  )
}

/** Rows that open; it works without a script. */
export function CollapsibleList({ node, world }: PartProps) {
  const data = valueAt(node, 'collapsibleListData')
  const shown = textAt(data, 'initialExpandedItems')
  const group = valueAt(data, 'expandOnlyOne') === true ? innerId(textAt(node, 'id')) : undefined
  return (
    <div data-rich="collapsible-list">
      {childrenOf(node).map((item, at) => (
        <Collapsible
          // biome-ignore lint/suspicious/noArrayIndexKey: documents do not change once they are shown.
          key={at}
          item={item}
          isOpen={shown === 'ALL' || (shown === 'FIRST' && at === 0)}
          group={group}
          world={world}
        />
      ))}
    </div>
  )
}

interface CollapsibleProps {
  readonly item: unknown
  readonly isOpen: boolean
  readonly group?: string | undefined
  readonly world: World
}

function Collapsible({ item, isOpen, group, world }: CollapsibleProps): ReactNode {
  const parts = childrenOf(item)
  const title = parts.filter(isOf('COLLAPSIBLE_ITEM_TITLE'))
  const rest = parts.filter((part) => !title.includes(part))
  if (title.length === 0) return <Nodes nodes={[...rest]} world={world} />
  return (
    <details open={isOpen} name={group}>
      <summary>
        <Words nodes={title} world={world} />
      </summary>
      <Nodes nodes={rest} world={world} />
    </details>
  )
}

/** An item that stands outside of a list. */
export function CollapsibleItem({ node, world }: PartProps) {
  return <Collapsible item={node} isOpen={false} world={world} />
}

export function Table({ node, world }: PartProps) {
  const rows = childrenOf(node).filter(isOf('TABLE_ROW'))
  const data = valueAt(node, 'tableData')
  const hasTop = valueAt(data, 'rowHeader') === true
  const hasSide = valueAt(data, 'columnHeader') === true
  return (
    <table>
      <tbody>
        {rows.map((row, top) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: documents do not change once they are shown.
          <tr key={top}>
            {childrenOf(row).map((cell, side) => (
              <Cell
                // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                key={side}
                node={cell}
                scope={hasTop && top === 0 ? 'col' : hasSide && side === 0 ? 'row' : undefined}
                world={world}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ node, scope, world }: PartProps & { scope: 'col' | 'row' | undefined }) {
  const spans = {
    colSpan: countAt(node, ['tableCellData', 'colspan'], [2, 100]),
    rowSpan: countAt(node, ['tableCellData', 'rowspan'], [2, 1000]),
  }
  const content = (
    <Nodes nodes={typeOf(node) === 'TABLE_CELL' ? childrenOf(node) : [node]} world={world} />
  )
  if (scope === undefined) return <td {...spans}>{content}</td>
  return (
    <th scope={scope} {...spans}>
      {content}
    </th>
  )
}

import type { ReactNode } from 'react'
import { innerId } from './address.ts'
import { Nodes } from './nodes.tsx'
import { childrenOf, countAt, textAt, typeOf, valueAt } from './read.ts'
import type { PartProps, RenderContext } from './render-context.ts'
import { Words } from './text.tsx'

const isOf = (type: string) => (node: unknown) => typeOf(node) === type

const kinds: Readonly<Record<string, string>> = {
  LAYOUT: 'layout',
  LAYOUT_CELL: 'layout-cell',
  CARD: 'card',
  SMART_BLOCK: 'smart-block',
}

/** A `div` with its node type for style sheets. */
export function KindBox({ node, context }: PartProps) {
  return (
    <div data-rich={kinds[typeOf(node)]}>
      <Nodes nodes={childrenOf(node)} context={context} />
    </div>
  )
}

export function SmartBlockCell({ node, context }: PartProps) {
  const label = textAt(node, 'smartBlockCellData', 'label')
  return (
    <div data-rich="smart-block-cell">
      {label !== '' && <p dir="auto">{label}</p>}
      <Nodes nodes={childrenOf(node)} context={context} />
    </div>
  )
}

/** Collapsible rows; work without scripts. */
export function CollapsibleList({ node, context }: PartProps) {
  const data = valueAt(node, 'collapsibleListData')
  const initiallyExpanded = textAt(data, 'initialExpandedItems')
  const group = valueAt(data, 'expandOnlyOne') === true ? innerId(textAt(node, 'id')) : undefined
  return (
    <div data-rich="collapsible-list">
      {childrenOf(node).map((item, at) => (
        <Collapsible
          // biome-ignore lint/suspicious/noArrayIndexKey: documents do not change once rendered.
          key={at}
          item={item}
          isOpen={initiallyExpanded === 'ALL' || (initiallyExpanded === 'FIRST' && at === 0)}
          group={group}
          context={context}
        />
      ))}
    </div>
  )
}

interface CollapsibleProps {
  readonly item: unknown
  readonly isOpen: boolean
  readonly group?: string | undefined
  readonly context: RenderContext
}

function Collapsible({ item, isOpen, group, context }: CollapsibleProps): ReactNode {
  const parts = childrenOf(item)
  const title = parts.filter(isOf('COLLAPSIBLE_ITEM_TITLE'))
  const rest = parts.filter((part) => !title.includes(part))
  if (title.length === 0) return <Nodes nodes={[...rest]} context={context} />
  return (
    <details open={isOpen} name={group}>
      <summary>
        <Words nodes={title} context={context} />
      </summary>
      <Nodes nodes={rest} context={context} />
    </details>
  )
}

/** An item outside of a list. */
export function CollapsibleItem({ node, context }: PartProps) {
  return <Collapsible item={node} isOpen={false} context={context} />
}

export function Table({ node, context }: PartProps) {
  const rows = childrenOf(node).filter(isOf('TABLE_ROW'))
  const data = valueAt(node, 'tableData')
  const hasTop = valueAt(data, 'rowHeader') === true
  const hasSide = valueAt(data, 'columnHeader') === true
  return (
    <table>
      <tbody>
        {rows.map((row, top) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: documents do not change once rendered.
          <tr key={top}>
            {childrenOf(row).map((cell, side) => (
              <Cell
                // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                key={side}
                node={cell}
                scope={hasTop && top === 0 ? 'col' : hasSide && side === 0 ? 'row' : undefined}
                context={context}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ node, scope, context }: PartProps & { scope: 'col' | 'row' | undefined }) {
  const spans = {
    colSpan: countAt(node, ['tableCellData', 'colspan'], [2, 100]),
    rowSpan: countAt(node, ['tableCellData', 'rowspan'], [2, 1000]),
  }
  const content = (
    <Nodes nodes={typeOf(node) === 'TABLE_CELL' ? childrenOf(node) : [node]} context={context} />
  )
  if (scope === undefined) return <td {...spans}>{content}</td>
  return (
    <th scope={scope} {...spans}>
      {content}
    </th>
  )
}

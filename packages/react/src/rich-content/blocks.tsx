import { createElement, type ReactNode } from 'react'
import { innerId } from './address.ts'
import { alignment } from './looks.ts'
import { Nodes } from './nodes.tsx'
import { childrenOf, countAt, textAt, typeOf, valueAt } from './read.ts'
import { Words } from './text.tsx'
import type { PartProps } from './world.ts'

const isLine = (nodes: readonly unknown[]) => nodes.every((node) => typeOf(node) === 'TEXT')

/** A paragraph; one that holds blocks, which HTML does not allow, is a box. Each block has the direction of its own words. */
export function Paragraph({ node, world }: PartProps) {
  const nodes = childrenOf(node)
  const Tag = isLine(nodes) ? 'p' : 'div'
  return (
    <Tag dir="auto" {...alignment(valueAt(node, 'paragraphData'))}>
      <Nodes nodes={nodes} world={world} />
    </Tag>
  )
}

export function Heading({ node, world }: PartProps) {
  const level = countAt(node, ['headingData', 'level'], [1, 6]) ?? 2
  const id = textAt(node, 'id')
  const isListed = world.headings.some((one) => one.id === id)
  return createElement(
    `h${Math.min(6, Math.max(1, level + world.headingOffset))}`,
    {
      dir: 'auto',
      ...alignment(valueAt(node, 'headingData')),
      ...(isListed && { id: innerId(id) }),
    },
    <Words nodes={childrenOf(node)} world={world} />,
  )
}

/** The items of a list; whatever stands between them is an item, too. */
function Items({ node, world }: PartProps): ReactNode {
  return childrenOf(node).map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: documents do not change once they are shown.
    <li key={at}>
      <Nodes nodes={typeOf(item) === 'LIST_ITEM' ? childrenOf(item) : [item]} world={world} />
    </li>
  ))
}

export function BulletedList(props: PartProps) {
  return (
    <ul dir="auto">
      <Items {...props} />
    </ul>
  )
}

export function OrderedList(props: PartProps) {
  const start = countAt(props.node, ['orderedListData', 'start'], [0, 100_000])
  return (
    <ol dir="auto" start={start}>
      <Items {...props} />
    </ol>
  )
}

export function CheckboxList({ node, world }: PartProps) {
  const { done, open } = world.words
  return (
    <ul dir="auto" data-rich="checkbox-list">
      {childrenOf(node).map((item, at) => {
        const isDone =
          valueAt(item, 'listItemData', 'checked') === true || valueAt(item, 'checked') === true
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: documents do not change once they are shown.
          <li key={at}>
            <span role="img" aria-label={isDone ? done : open}>
              {isDone ? '☑' : '☐'}
            </span>
            <Nodes nodes={typeOf(item) === 'LIST_ITEM' ? childrenOf(item) : [item]} world={world} />
          </li>
        )
      })}
    </ul>
  )
}

/** An item that stands outside of a list is a box. */
export function Box({ node, world }: PartProps) {
  return (
    <div>
      <Nodes nodes={childrenOf(node)} world={world} />
    </div>
  )
}

export function Blockquote({ node, world }: PartProps) {
  return (
    <blockquote>
      <Nodes nodes={childrenOf(node)} world={world} />
    </blockquote>
  )
}

export function CodeBlock({ node, world }: PartProps) {
  return (
    <pre>
      <code>
        <Words nodes={childrenOf(node)} world={world} />
      </code>
    </pre>
  )
}

export function Divider() {
  return <hr />
}

export function Caption({ node, world }: PartProps) {
  return (
    <p data-rich="caption">
      <Words nodes={childrenOf(node)} world={world} />
    </p>
  )
}

/** The headings of the document, each leading to its place. */
export function Contents({ world }: PartProps) {
  if (world.headings.length === 0) return null
  return (
    <nav data-rich="contents" aria-label={world.words.contents}>
      <ul dir="auto">
        {world.headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${innerId(id)}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

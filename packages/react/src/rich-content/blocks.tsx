import { createElement, type ReactNode } from 'react'
import { innerId } from './address.ts'
import { alignment } from './inline-styles.ts'
import { Nodes } from './nodes.tsx'
import { childrenOf, countAt, textAt, typeOf, valueAt } from './read.ts'
import type { PartProps } from './render-context.ts'
import { Words } from './text.tsx'

const isLine = (nodes: readonly unknown[]) => nodes.every((node) => typeOf(node) === 'TEXT')

/**
 * A paragraph; a `div` when it contains blocks, which HTML forbids in `p`. Each block has the
 * direction of its own text.
 */
export function Paragraph({ node, context }: PartProps) {
  const nodes = childrenOf(node)
  const Tag = isLine(nodes) ? 'p' : 'div'
  return (
    <Tag dir="auto" {...alignment(valueAt(node, 'paragraphData'))}>
      <Nodes nodes={nodes} context={context} />
    </Tag>
  )
}

export function Heading({ node, context }: PartProps) {
  const level = countAt(node, ['headingData', 'level'], [1, 6]) ?? 2
  const id = textAt(node, 'id')
  const isListed = context.headings.some((one) => one.id === id)
  return createElement(
    `h${Math.min(6, Math.max(1, level + context.headingOffset))}`,
    {
      dir: 'auto',
      ...alignment(valueAt(node, 'headingData')),
      ...(isListed && { id: innerId(id) }),
    },
    <Words nodes={childrenOf(node)} context={context} />,
  )
}

/** The items of a list; other children are wrapped in an item. */
function Items({ node, context }: PartProps): ReactNode {
  return childrenOf(node).map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: documents do not change once rendered.
    <li key={at}>
      <Nodes nodes={typeOf(item) === 'LIST_ITEM' ? childrenOf(item) : [item]} context={context} />
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

export function CheckboxList({ node, context }: PartProps) {
  const { done, open } = context.messages
  return (
    <ul dir="auto" data-rich="checkbox-list">
      {childrenOf(node).map((item, at) => {
        const isDone =
          valueAt(item, 'listItemData', 'checked') === true || valueAt(item, 'checked') === true
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: documents do not change once rendered.
          <li key={at}>
            <span role="img" aria-label={isDone ? done : open}>
              {isDone ? '☑' : '☐'}
            </span>
            <Nodes
              nodes={typeOf(item) === 'LIST_ITEM' ? childrenOf(item) : [item]}
              context={context}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** An item outside of a list, as a `div`. */
export function Box({ node, context }: PartProps) {
  return (
    <div>
      <Nodes nodes={childrenOf(node)} context={context} />
    </div>
  )
}

export function Blockquote({ node, context }: PartProps) {
  return (
    <blockquote>
      <Nodes nodes={childrenOf(node)} context={context} />
    </blockquote>
  )
}

export function CodeBlock({ node, context }: PartProps) {
  return (
    <pre>
      <code>
        <Words nodes={childrenOf(node)} context={context} />
      </code>
    </pre>
  )
}

export function Divider() {
  return <hr />
}

export function Caption({ node, context }: PartProps) {
  return (
    <p data-rich="caption">
      <Words nodes={childrenOf(node)} context={context} />
    </p>
  )
}

/** Table of contents: links to the headings of the document. */
export function Contents({ context }: PartProps) {
  if (context.headings.length === 0) return null
  return (
    <nav data-rich="contents" aria-label={context.messages.contents}>
      <ul dir="auto">
        {context.headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${innerId(id)}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import type { ReactNode } from 'react'
import { innerId, linkOf } from './address.ts'
import { looksOf } from './looks.ts'
import { listAt, textAt, textsIn, typeOf, valueAt } from './read.ts'
import type { PartProps, World } from './world.ts'

/** A piece of text with its marks, the first one innermost. */
export function Text({ node, world }: PartProps): ReactNode {
  const marks = listAt(node, 'textData', 'decorations')
  const link = marks.find((mark) => typeOf(mark) === 'LINK')
  const words = lines(textAt(node, 'textData', 'text'))
  const marked = marks.reduce<ReactNode>(
    (inner, mark) => (typeOf(mark) === 'LINK' ? inner : marking(mark, inner, world)),
    words,
  )
  const target = linkOf(valueAt(link, 'linkData', 'link'))
  return target ? <a {...target}>{marked}</a> : marked
}

/** Only the words of some nodes, for places that take no blocks. */
export function Words({ nodes, world }: { nodes: readonly unknown[]; world: World }) {
  return textsIn(nodes).map((node, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: documents do not change once they are shown.
    <Text key={at} node={node} world={world} />
  ))
}

function lines(text: string): ReactNode {
  if (!text.includes('\n')) return text
  return text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <span key={at}>
      {at > 0 && <br />}
      {line}
    </span>
  ))
}

const isOff = (mark: unknown, name: string) => valueAt(mark, name) === false

/** Marks that are only there for a style sheet. */
const named: Readonly<Record<string, string>> = {
  SPOILER: 'spoiler',
  MENTION: 'mention',
  SKETCH: 'sketch',
}

function marking(mark: unknown, inner: ReactNode, world: World): ReactNode {
  const type = typeOf(mark)
  if (type === 'BOLD') {
    const weight = Number(textAt(mark, 'fontWeightValue') || 700)
    return weight < 600 ? inner : <strong>{inner}</strong>
  }
  if (type === 'ITALIC') return isOff(mark, 'italicData') ? inner : <em>{inner}</em>
  if (type === 'UNDERLINE') return isOff(mark, 'underlineData') ? inner : <u>{inner}</u>
  if (type === 'STRIKETHROUGH') return isOff(mark, 'strikethroughData') ? inner : <s>{inner}</s>
  if (type === 'SUBSCRIPT') return <sub>{inner}</sub>
  if (type === 'SUPERSCRIPT') return <sup>{inner}</sup>
  if (type === 'ANCHOR')
    return <span id={innerId(textAt(mark, 'anchorData', 'anchor'))}>{inner}</span>
  if (Object.hasOwn(named, type)) return <span data-rich={named[type]}>{inner}</span>
  const looks = world.keepsLooks ? looksOf(mark) : {}
  return Object.keys(looks).length > 0 ? <span style={looks}>{inner}</span> : inner
}

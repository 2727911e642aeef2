import type { ReactNode } from 'react'
import { innerId, linkOf } from './address.ts'
import { inlineStylesOf } from './inline-styles.ts'
import { listAt, textAt, textsIn, typeOf, valueAt } from './read.ts'
import type { PartProps, RenderContext } from './render-context.ts'

/** Text with its marks, the first one innermost. */
export function Text({ node, context }: PartProps): ReactNode {
  const marks = listAt(node, 'textData', 'decorations')
  const link = marks.find((mark) => typeOf(mark) === 'LINK')
  const words = lines(textAt(node, 'textData', 'text'))
  const marked = marks.reduce<ReactNode>(
    (inner, mark) => (typeOf(mark) === 'LINK' ? inner : marking(mark, inner, context)),
    words,
  )
  const target = linkOf(valueAt(link, 'linkData', 'link'))
  return target ? <a {...target}>{marked}</a> : marked
}

/** Text content only, where blocks are not allowed. */
export function Words({ nodes, context }: { nodes: readonly unknown[]; context: RenderContext }) {
  return textsIn(nodes).map((node, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: documents do not change once rendered.
    <Text key={at} node={node} context={context} />
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

/** Marks as `span` elements for style sheets. */
const styleSheetMarks: Readonly<Record<string, string>> = {
  SPOILER: 'spoiler',
  MENTION: 'mention',
  SKETCH: 'sketch',
}

function marking(mark: unknown, inner: ReactNode, context: RenderContext): ReactNode {
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
  if (Object.hasOwn(styleSheetMarks, type))
    return <span data-rich={styleSheetMarks[type]}>{inner}</span>
  const styles = context.keepsLooks ? inlineStylesOf(mark) : {}
  return Object.keys(styles).length > 0 ? <span style={styles}>{inner}</span> : inner
}

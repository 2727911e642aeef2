import type { Decoration, NodeType, RichContent, RichNode } from '@vitrine/contract/rich-content'
import { type ChildNode, Element, Text } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { cleanHtml } from '../../../../platform/clean-html.ts'

/** HTML as a document. Of tags that are not listed in section 18 only the text is preserved. */
export const htmlToDocument = (html: string): Pick<RichContent, 'nodes'> =>
  cleanHtmlToDocument(cleanHtml(html))

/** The same for HTML that was sanitised when it was stored. */
export function cleanHtmlToDocument(html: string): Pick<RichContent, 'nodes'> {
  let count = 0
  const mint = () => `n${++count}`
  const { children } = parseDocument(html)
  return { nodes: blocksOf(children as ChildNode[], mint) }
}

type Mint = () => string
type Data = Readonly<Record<string, unknown>>

const node = (
  mint: Mint,
  type: NodeType,
  nodes: readonly RichNode[],
  data: Data = {},
): RichNode => ({
  type,
  id: mint(),
  nodes,
  ...data,
})

const headings: Readonly<Record<string, number>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 }
const lists: Readonly<Record<string, NodeType>> = { ul: 'BULLETED_LIST', ol: 'ORDERED_LIST' }
/** Elements that only group others. */
const boxes = ['div', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption', 'dl']
const blocks = new Set([...Object.keys(headings), ...Object.keys(lists), ...boxes])
for (const name of ['p', 'blockquote', 'pre', 'hr', 'img', 'table', 'li', 'dt', 'dd'])
  blocks.add(name)

const isBlock = (child: ChildNode): child is Element =>
  child instanceof Element && (blocks.has(child.name) || child.children.some(isBlock))

/** Blocks in order; text between them becomes paragraphs. */
function blocksOf(children: readonly ChildNode[], mint: Mint): RichNode[] {
  const found: RichNode[] = []
  let loose: ChildNode[] = []
  const settle = () => {
    const words = textsOf(loose, mint, [], true)
    loose = []
    if (words.length > 0) found.push(paragraph(mint, words))
  }
  for (const child of children) {
    if (!isBlock(child)) {
      loose.push(child)
      continue
    }
    settle()
    found.push(...blockOf(child, mint))
  }
  settle()
  return found
}

function blockOf(element: Element, mint: Mint): RichNode[] {
  const { name, children } = element
  const level = headings[name]
  const list = lists[name]
  const textStyle = { textAlignment: alignmentOf(element) }
  if (list) return [node(mint, list, itemsOf(children, mint))]
  if (name === 'hr') return [node(mint, 'DIVIDER', [], { dividerData: { lineStyle: 'SINGLE' } })]
  if (name === 'img') return imageOf(element, mint)
  if (name === 'table') return tableOf(element, mint)
  if (name === 'blockquote') return [node(mint, 'BLOCKQUOTE', blocksOf(children, mint))]
  if (name === 'pre') {
    return [
      node(mint, 'CODE_BLOCK', textsOf(children, mint, [], false), {
        codeBlockData: { textStyle },
      }),
    ]
  }
  if (children.some(isBlock)) return blocksOf(children, mint)
  const words = textsOf(children, mint, [], true)
  if (level) return [node(mint, 'HEADING', words, { headingData: { level, textStyle } })]
  return name === 'p' || words.length > 0 ? [paragraph(mint, words, textStyle)] : []
}

const paragraph = (
  mint: Mint,
  words: readonly RichNode[],
  textStyle: Data = { textAlignment: 'AUTO' },
): RichNode => node(mint, 'PARAGRAPH', words, { paragraphData: { textStyle } })

/** List items; text outside of an item becomes an item of its own. */
const itemsOf = (children: readonly ChildNode[], mint: Mint): RichNode[] =>
  children.flatMap((child) => {
    const inner = isItem(child) ? child.children : [child]
    const content = blocksOf(inner, mint)
    return content.length > 0 || isItem(child) ? [node(mint, 'LIST_ITEM', content)] : []
  })

const isItem = (child: ChildNode): child is Element =>
  child instanceof Element && child.name === 'li'

/** Rows and cells at any depth of the table; a caption becomes a paragraph before it. */
function tableOf(table: Element, mint: Mint): RichNode[] {
  const inside = (element: Element): Element[] =>
    element.children.filter((child) => child instanceof Element)
  const rows = inside(table).flatMap((one) => (one.name === 'tr' ? [one] : inside(one)))
  const caption = inside(table).filter(({ name }) => name === 'caption')
  const before = blocksOf(caption, mint)
  const lines = rows
    .filter(({ name }) => name === 'tr')
    .map((row) =>
      node(
        mint,
        'TABLE_ROW',
        inside(row).map(({ children }) => node(mint, 'TABLE_CELL', blocksOf(children, mint))),
      ),
    )
  const rowHeader = rows[0] !== undefined && inside(rows[0]).every(({ name }) => name === 'th')
  if (lines.length === 0) return before
  return [...before, node(mint, 'TABLE', lines, { tableData: { rowHeader } })]
}

function imageOf({ attribs }: Element, mint: Mint): RichNode[] {
  const { src, alt, width, height } = attribs
  if (!src) return []
  const sizes = { ...sized('width', width), ...sized('height', height) }
  const imageData = { image: { src: { url: src }, ...sizes }, ...(alt ? { altText: alt } : {}) }
  return [node(mint, 'IMAGE', [], { imageData })]
}

const sized = (name: string, value: string | undefined) =>
  value && /^\d{1,5}$/.test(value) ? { [name]: Number(value) } : {}

function alignmentOf({ attribs }: Element): string {
  return (
    /text-align:\s*(left|right|center|justify)/.exec(attribs.style ?? '')?.[1]?.toUpperCase() ??
    'AUTO'
  )
}

/** Text nodes with their marks. White space at both ends of a block is removed. */
function textsOf(
  children: readonly ChildNode[],
  mint: Mint,
  marks: readonly Decoration[],
  isTrimmed: boolean,
): RichNode[] {
  const pieces = piecesOf(children, marks, isTrimmed)
  if (isTrimmed) trimEnds(pieces)
  return pieces
    .filter(({ text }) => text !== '')
    .map(({ text, decorations }) => ({ type: 'TEXT', id: mint(), textData: { text, decorations } }))
}

interface Piece {
  text: string
  readonly decorations: readonly Decoration[]
}

function piecesOf(
  children: readonly ChildNode[],
  marks: readonly Decoration[],
  isFolded: boolean,
): Piece[] {
  const pieces: Piece[] = []
  for (const child of children) {
    if (child instanceof Text) {
      const text = isFolded ? child.data.replace(/[ \t\r\n\f]+/g, ' ') : child.data
      pieces.push({ text, decorations: marks })
    } else if (child instanceof Element && child.name === 'br') {
      pieces.push({ text: '\n', decorations: marks })
    } else if (child instanceof Element) {
      pieces.push(...piecesOf(child.children, withMark(marks, child), isFolded))
    }
  }
  return joined(pieces)
}

/** Merges neighbours with the same marks. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    const same = last && JSON.stringify(last.decorations) === JSON.stringify(piece.decorations)
    if (last && same) last.text += piece.text
    else if (piece.text !== '') all.push({ ...piece })
  }
  return all
}

/** Trims white space at each end, across text nodes. */
function trimEnds(pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    piece.text = piece.text.replace(/^[ \n]+/, '')
    if (piece.text !== '') break
  }
  for (const piece of pieces.toReversed()) {
    piece.text = piece.text.replace(/[ \n]+$/, '')
    if (piece.text !== '') break
  }
}

const simple: Readonly<Record<string, Decoration>> = {
  strong: { type: 'BOLD', fontWeightValue: 700 },
  b: { type: 'BOLD', fontWeightValue: 700 },
  em: { type: 'ITALIC', italicData: true },
  i: { type: 'ITALIC', italicData: true },
  u: { type: 'UNDERLINE', underlineData: true },
  s: { type: 'STRIKETHROUGH', strikethroughData: true },
  sub: { type: 'SUBSCRIPT', subscriptData: true },
  sup: { type: 'SUPERSCRIPT', superscriptData: true },
}

function withMark(marks: readonly Decoration[], { name, attribs }: Element): readonly Decoration[] {
  const own = name === 'a' && attribs.href ? linkOf(attribs.href, attribs.target) : simple[name]
  if (!own || marks.some(({ type }) => type === own.type)) return marks
  return [...marks, own].sort((a, b) => (a.type < b.type ? -1 : 1))
}

const linkOf = (url: string, target: string | undefined): Decoration => ({
  type: 'LINK',
  linkData: { link: { url, target: target === '_blank' ? 'BLANK' : 'SELF' } },
})

import type { Fragment, Schema } from '@tiptap/pm/model'
import { DOMSerializer, DOMParser as ModelParser } from '@tiptap/pm/model'
import { RAW_HTML_TAG } from './extensions.ts'
import { escapeHtml, tokensOf, writeHtml } from './html-tokens.ts'

const blockTags = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol blockquote pre hr table dl div figure'.split(' '),
)

/** A stored description for the editor: blocks that it would change by parsing become opaque nodes. */
export function toEditor(html: string, schema: Schema): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return blocksOf(body)
    .map((block) => (isUnderstood(block, schema) ? htmlOf(block) : unchangedOf(block)))
    .join('')
}

/** The content of the editor in stored form. */
export function fromEditor(content: Fragment, schema: Schema): string {
  const serializer = DOMSerializer.fromSchema(schema)
  const parts: string[] = []
  content.forEach((node) => {
    const isRaw = node.type.name === 'rawHtml'
    parts.push(isRaw ? String(node.attrs.html) : writeHtml(serializer.serializeNode(node)))
  })
  const html = parts.join('')
  return html === '<p></p>' ? '' : html
}

type Block = readonly Node[]

/** Blocks in order; consecutive inline content forms one block. */
function blocksOf(parent: Element): Block[] {
  const blocks: Block[] = []
  let loose: Node[] = []
  const settle = () => {
    if (loose.some((node) => node.nodeType !== Node.COMMENT_NODE && writeHtml(node).trim() !== ''))
      blocks.push(loose)
    loose = []
  }
  for (const node of parent.childNodes) {
    if (!(node instanceof Element) || !blockTags.has(node.localName)) {
      loose.push(node)
      continue
    }
    settle()
    const isBox = node.localName === 'div' && !node.hasAttributes()
    blocks.push(...(isBox ? blocksOf(node) : [[node]]))
  }
  settle()
  return blocks
}

const isLoose = ([first]: Block): boolean =>
  !(first instanceof Element && blockTags.has(first.localName))

function rawOf(block: Block): string {
  const box = document.createElement('div')
  box.append(...block.map((node) => node.cloneNode(true)))
  return box.innerHTML
}

const htmlOf = (block: Block): string => (isLoose(block) ? `<p>${rawOf(block)}</p>` : rawOf(block))

const unchangedOf = (block: Block): string =>
  `<${RAW_HTML_TAG} data-html="${escapeHtml(rawOf(block).trim())}"></${RAW_HTML_TAG}>`

/** Whether the editor represents a block completely. */
function isUnderstood(block: Block, schema: Schema): boolean {
  const { body } = new DOMParser().parseFromString(htmlOf(block), 'text/html')
  const read = ModelParser.fromSchema(schema).parse(body)
  const shown = DOMSerializer.fromSchema(schema).serializeFragment(read.content)
  return tokensOf(body.childNodes) === tokensOf(shown.childNodes)
}

import type { Decoration, RichContent, RichNode } from '@vitrine/contract/rich-content'
import { cleanHtml } from '../../../../platform/clean-html.ts'

/** A document as sanitised HTML; nodes without a supported tag become the closest one. */
export const documentToHtml = ({ nodes }: Pick<RichContent, 'nodes'>): string =>
  cleanHtml(allOf(nodes))

const allOf = (nodes: readonly RichNode[] = []): string => nodes.map(htmlOf).join('')

const htmlOf = (node: RichNode): string => (writers[node.type] ?? inside)(node)

type Writer = (node: RichNode) => string
const inside: Writer = ({ nodes }) => allOf(nodes)
const nothing: Writer = () => ''

const tagged =
  (tag: string): Writer =>
  ({ nodes }) =>
    `<${tag}>${allOf(nodes)}</${tag}>`

const block =
  (tag: string, data: string): Writer =>
  (node) =>
    `<${tag}${alignment(node[data])}>${allOf(node.nodes)}</${tag}>`

const writers: Readonly<Partial<Record<RichNode['type'], Writer>>> = {
  TEXT: ({ textData }) =>
    (textData?.decorations ?? []).reduce(
      mark,
      escapeHtml(textData?.text ?? '').replaceAll('\n', '<br />'),
    ),
  PARAGRAPH: block('p', 'paragraphData'),
  HEADING: (node) => block(`h${levelOf(node)}`, 'headingData')(node),
  BULLETED_LIST: tagged('ul'),
  CHECKBOX_LIST: tagged('ul'),
  ORDERED_LIST: tagged('ol'),
  LIST_ITEM: tagged('li'),
  BLOCKQUOTE: tagged('blockquote'),
  CODE_BLOCK: ({ nodes }) => `<pre>${allOf(nodes).replaceAll('<br />', '\n')}</pre>`,
  DIVIDER: () => '<hr />',
  IMAGE: ({ imageData }) => image(imageData),
  GIF: ({ gifData }) => image({ image: { src: { url: at(gifData, 'original', 'gif') } } }),
  GALLERY: ({ galleryData }) => listAt(galleryData, 'items').map(image).join(''),
  VIDEO: ({ videoData }) => link(at(videoData, 'video', 'src', 'url'), at(videoData, 'title')),
  AUDIO: ({ audioData }) => link(at(audioData, 'audio', 'src', 'url'), at(audioData, 'name')),
  FILE: ({ fileData }) => link(at(fileData, 'src', 'url'), at(fileData, 'name')),
  LINK_PREVIEW: ({ linkPreviewData: data }) => link(at(data, 'link', 'url'), at(data, 'title')),
  EMBED: ({ embedData: data }) => link(at(data, 'src'), at(data, 'oembed', 'title')),
  BUTTON: ({ buttonData: data }) => link(at(data, 'link', 'url'), at(data, 'text')),
  COLLAPSIBLE_ITEM_TITLE: (node) => `<p><strong>${wordsOf(node)}</strong></p>`,
  TABLE: table,
  TABLE_ROW: (node) => row(node),
  TABLE_CELL: tagged('td'),
  // External pages, and nodes that only the platform of origin supports.
  HTML: nothing,
  POLL: nothing,
  APP_EMBED: nothing,
  MAP: ({ mapData }) => `<p>${escapeHtml(at(mapData, 'mapSettings', 'address'))}</p>`,
}

const marks: Readonly<Record<string, readonly [open: string, close: string]>> = {
  BOLD: ['<strong>', '</strong>'],
  ITALIC: ['<em>', '</em>'],
  UNDERLINE: ['<u>', '</u>'],
  STRIKETHROUGH: ['<s>', '</s>'],
  SUBSCRIPT: ['<sub>', '</sub>'],
  SUPERSCRIPT: ['<sup>', '</sup>'],
}

function table({ nodes = [], tableData }: RichNode): string {
  const [hasTop, hasSide] = ['rowHeader', 'columnHeader'].map((key) => isTrue(tableData, key))
  const rows = nodes.map((one, at) => row(one, hasTop === true && at === 0, hasSide))
  return `<table>${rows.join('')}</table>`
}

function row({ nodes = [] }: RichNode, isTop = false, hasSide = false): string {
  const cells = nodes.map((cell, at) => {
    const tag = isTop || (hasSide && at === 0) ? 'th' : 'td'
    return `<${tag}>${htmlOf({ ...cell, type: 'EXTERNAL' })}</${tag}>`
  })
  return `<tr>${cells.join('')}</tr>`
}

function mark(html: string, decoration: Decoration): string {
  if (decoration.type === 'LINK') return anchor(decoration.linkData, html)
  const [open, close] = marks[decoration.type] ?? ['', '']
  return `${open}${html}${close}`
}

function anchor(data: unknown, html: string): string {
  const url = at(data, 'link', 'url')
  if (url === '') return html
  const isNew = at(data, 'link', 'target') === 'BLANK'
  return `<a href="${escapeHtml(url)}"${isNew ? ' target="_blank" rel="noopener"' : ''}>${html}</a>`
}

const link = (url: string, title: string): string =>
  url === '' ? '' : `<p><a href="${escapeHtml(url)}">${escapeHtml(title || url)}</a></p>`

function image(data: unknown): string {
  const url = at(data, 'image', 'src', 'url') || at(data, 'image', 'media', 'src', 'url')
  if (url === '') return ''
  const size = (name: string) => {
    const value = Number(at(data, 'image', name))
    return Number.isInteger(value) && value > 0 ? ` ${name}="${value}"` : ''
  }
  const words = at(data, 'altText')
  const alt = words === '' ? '' : ` alt="${escapeHtml(words)}"`
  return `<img src="${escapeHtml(url)}"${alt}${size('width')}${size('height')} />`
}

/** The text of a title, without the paragraphs around it. */
const wordsOf = ({ nodes = [] }: RichNode): string =>
  nodes.map((one) => (one.type === 'PARAGRAPH' ? allOf(one.nodes) : htmlOf(one))).join(' ')

function levelOf({ headingData }: RichNode): number {
  const level = Number(at(headingData, 'level'))
  return Number.isInteger(level) && level >= 1 && level <= 6 ? level : 2
}

function alignment(data: unknown): string {
  const word = at(data, 'textStyle', 'textAlignment').toLowerCase()
  return /^(left|right|center|justify)$/.test(word) ? ` style="text-align:${word}"` : ''
}

/** Text at a path in untyped data; empty when it is missing. */
function at(data: unknown, ...path: readonly string[]): string {
  const found = path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  )
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}

const isTrue = (data: unknown, key: string): boolean =>
  typeof data === 'object' && data !== null && Reflect.get(data, key) === true

function listAt(data: unknown, key: string): readonly unknown[] {
  const found = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined
  return Array.isArray(found) ? found : []
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (one) => entities[one] ?? one)

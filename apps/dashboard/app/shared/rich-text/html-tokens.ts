/** Equivalent tags, by the one that the editor uses. */
const sameTags: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's' }
const markTags = new Set('strong em u s code sub sup small a'.split(' '))
const voidTags = new Set(['br', 'hr', 'img'])

const tagOf = (element: Element): string => {
  const tag = element.localName
  return sameTags[tag] ?? tag
}

/** Attributes as HTML, always in one order and with styles as the server writes them. */
const attributesOf = (element: Element): string =>
  [...element.attributes]
    .map(({ name, value }) => [name, name === 'style' ? styleOf(value) : value] as const)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')

const styleOf = (style: string): string => style.replace(/\s*([:;])\s*/g, '$1').replace(/;$/, '')

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (one) => escapes[one] ?? one)

/** HTML of a node in the form in which the server stores it. */
export function writeHtml(node: Node): string {
  if (node instanceof Text) return escapeHtml(node.data).replaceAll('&quot;', '"')
  if (!(node instanceof Element)) return ''
  const tag = tagOf(node)
  if (voidTags.has(tag)) return `<${tag}${attributesOf(node)} />`
  return `<${tag}${attributesOf(node)}>${writeInner(node, tag)}</${tag}>`
}

/** The only paragraph of a list item is equivalent to the item itself. */
function writeInner(element: Element, tag: string): string {
  const [first] = element.childNodes
  const isPlain = first instanceof Element && first.localName === 'p' && !first.hasAttributes()
  const content = tag === 'li' && isPlain ? [...first.childNodes] : [...element.childNodes]
  const rest = tag === 'li' && isPlain ? [...element.childNodes].slice(1) : []
  return [...content, ...rest].map(writeHtml).join('')
}

/**
 * The meaning of HTML, independent of its notation: equivalent texts have equal tokens. Each text token
 * contains its marks, so that their order does not matter.
 */
export function tokensOf(nodes: Iterable<Node>): string {
  const tokens: { marks: string; text: string }[] = []
  const put = (marks: string, text: string) => {
    const last = tokens.at(-1)
    if (last?.marks === marks) last.text += text
    else tokens.push({ marks, text })
  }
  const walk = (node: Node, marks: readonly string[]) => {
    if (node instanceof Text) return put(`${[...marks].sort().join(' ')}|`, node.data)
    if (!(node instanceof Element)) return
    const tag = tagOf(node)
    const isBare = (tag === 'span' || tag === 'tbody') && !node.hasAttributes()
    const isItem = tag === 'p' && node.parentElement?.localName === 'li' && !node.hasAttributes()
    const isMark = markTags.has(tag)
    const inner = isMark ? [...marks, `${tag}${attributesOf(node)}`] : marks
    const isSilent = isMark || isBare || (isItem && node === node.parentElement?.firstChild)
    if (!isSilent) put('', `<${tag}${attributesOf(node)}>`)
    for (const child of node.childNodes) walk(child, inner)
    if (!isSilent && !voidTags.has(tag)) put('', `</${tag}>`)
  }
  for (const node of nodes) walk(node, [])
  return tidy(tokens)
}

const blanks = /[ \t\r\n\f]+/g

/** Drops blanks next to blocks, and collapses others. */
function tidy(tokens: readonly { marks: string; text: string }[]): string {
  const isText = (at: number) => tokens[at]?.marks.includes('|') ?? false
  return tokens
    .map(({ marks, text }, at) => {
      if (!isText(at)) return text
      const single = text.replace(blanks, ' ')
      const opened = isText(at - 1) ? single : single.replace(/^ /, '')
      const words = isText(at + 1) ? opened : opened.replace(/ $/, '')
      return words === '' ? '' : `${marks}${words}`
    })
    .join('')
}

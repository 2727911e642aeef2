/** An element with attributes and children; empty text and missing children are omitted. */
export interface Element {
  readonly name: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly content: string | readonly (Element | undefined)[]
}

/** Characters that XML 1.0 cannot hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: just these are removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text escaped for XML. */
export const escaped = (text: string): string =>
  text
    .replaceAll(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** An element, unless there is nothing in it. */
export function element(
  name: string,
  content: Element['content'],
  attributes?: Element['attributes'],
): Element | undefined {
  const isEmpty =
    typeof content === 'string' ? content.trim() === '' : content.every((one) => one === undefined)
  return isEmpty ? undefined : { name, content, ...(attributes && { attributes }) }
}

function write({ name, attributes = {}, content }: Element, indent: string): string {
  const open = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const start = `${indent}<${name}${open.join('')}>`
  if (typeof content === 'string') return `${start}${escaped(content)}</${name}>\n`
  const inner = content.map((one) => (one ? write(one, `${indent}  `) : '')).join('')
  return `${start}\n${inner}${indent}</${name}>\n`
}

export const document = (root: Element): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`

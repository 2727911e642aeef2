import { Parser } from 'htmlparser2'

/** The text of HTML without tags: one line per block, without scripts and styles. */
export function textOfHtml(html: string): string {
  const parts: string[] = []
  let silent = 0
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (silentTags.has(name)) silent += 1
        if (blockTags.has(name)) parts.push('\n')
      },
      ontext: (text) => {
        if (silent === 0) parts.push(text.replace(/\s+/g, ' '))
      },
      onclosetag: (name) => {
        if (silentTags.has(name)) silent -= 1
        if (blockTags.has(name)) parts.push('\n')
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return parts
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

const silentTags: ReadonlySet<string> = new Set(['script', 'style'])
const blockTags: ReadonlySet<string> = new Set([
  ...['p', 'div', 'br', 'hr', 'li', 'ul', 'ol', 'table', 'tr', 'blockquote', 'pre', 'figure'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
])

/** Truncates a text to a length, after a word if possible. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  // Drops half of a surrogate pair.
  const part = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')
  const atWord = part.replace(/\s+\S*$/, '')
  return `${(atWord || part).trimEnd()}…`
}

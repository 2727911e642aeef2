import sanitize from 'sanitize-html'

/** Characters of HTML a description may have. */
const MAX_LENGTH = 8000

const options: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'span',
    'div',
    'a',
    'code',
    'pre',
    'table',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'caption',
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h2' },
}

/** HTML that may be shown to anybody: text and its structure, nothing that acts or looks its own way. */
export function readDescription(html: string): { html: string; wasCut: boolean } {
  const clean = sanitize(html, options).trim()
  if (clean.length <= MAX_LENGTH) return { html: clean, wasCut: false }
  // Closing what the cut left open adds to the length again, hence the room.
  return { html: sanitize(clean.slice(0, MAX_LENGTH - 500), options).trim(), wasCut: true }
}

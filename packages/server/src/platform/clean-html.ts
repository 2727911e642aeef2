import sanitize from 'sanitize-html'

const blocks = ['p', 'div', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre']
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd']
const inlineTags = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'span', 'a', 'code']
const tables = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption']
const alignment = { 'text-align': [/^(left|right|center|justify)$/] }

const options: sanitize.IOptions = {
  allowedTags: [...blocks, ...lists, ...inlineTags, ...tables, 'img'],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['style'],
  },
  allowedStyles: { '*': alignment },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
}

/** Recent results, so that the same HTML is not cleaned twice. */
const cleaned = new Set<string>()
const MAX_CACHED = 500

/**
 * HTML that is safe to display: text, its structure and pictures, without scripts or styles. Clean HTML is
 * returned unchanged.
 */
export function cleanHtml(html: string): string {
  if (!html.includes('<') || cleaned.has(html)) return html
  const clean = sanitize(html, options)
  if (cleaned.size >= MAX_CACHED) cleaned.clear()
  cleaned.add(clean)
  return clean
}

import sanitize from 'sanitize-html'

const blocks = ['p', 'div', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre']
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd']
const words = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'span', 'a', 'code']
const tables = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption']
const alignment = { 'text-align': [/^(left|right|center|justify)$/] }

const options: sanitize.IOptions = {
  allowedTags: [...blocks, ...lists, ...words, ...tables, 'img'],
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

/**
 * HTML that may be shown to anybody: text, its structure and pictures, nothing that acts or looks its
 * own way. Clean HTML comes back as it is.
 */
export const cleanHtml = (html: string): string =>
  html.includes('<') ? sanitize(html, options) : html

export { documentToHtml } from './rules/document-to-html.ts'
export { documentToText } from './rules/document-to-text.ts'
export { htmlToDocument } from './rules/html-to-document.ts'
export { readDocument } from './rules/read-document.ts'

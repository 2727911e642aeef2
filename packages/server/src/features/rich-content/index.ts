export { type Description, documentOf, readDescription } from './rules/description.ts'
export { documentToText } from './rules/document-to-text.ts'
export { readDocument } from './rules/read-document.ts'

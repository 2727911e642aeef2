export { type Description, documentOf, readDescription } from './rules/description.ts'
export { readDocument } from './rules/read-document.ts'

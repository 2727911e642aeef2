export type { RichContentMessages } from './messages.ts'
export { RichContent, type RichContentProps } from './rich-content.tsx'

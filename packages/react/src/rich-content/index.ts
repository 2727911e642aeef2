export { RichContent, type RichContentProps } from './rich-content.tsx'
export type { RichContentWords } from './words.ts'

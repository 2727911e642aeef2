export { RichContent, type RichContentProps } from './rich-content/rich-content.tsx'
export type { RichContentWords } from './rich-content/words.ts'

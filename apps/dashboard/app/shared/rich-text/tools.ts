import {
  Bold,
  CodeXml,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Underline,
  Undo2,
} from 'lucide-react'

/** The tools of a text, in their order. */
export const toolNames = [
  'bold',
  'italic',
  'underline',
  'heading',
  'subheading',
  'list',
  'numbers',
  'link',
  'undo',
  'redo',
  'source',
] as const
export type ToolName = (typeof toolNames)[number]

export const toolIcons: Readonly<Record<ToolName, LucideIcon>> = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  heading: Heading2,
  subheading: Heading3,
  list: List,
  numbers: ListOrdered,
  link: Link2,
  undo: Undo2,
  redo: Redo2,
  source: CodeXml,
}

import { Json, Maybe, Type } from '../kit/index.ts'

/** Types of nodes in a document (catalog contract, section 18). */
export const nodeTypes = [
  'PARAGRAPH',
  'TEXT',
  'HEADING',
  'BULLETED_LIST',
  'ORDERED_LIST',
  'LIST_ITEM',
  'BLOCKQUOTE',
  'CODE_BLOCK',
  'VIDEO',
  'DIVIDER',
  'FILE',
  'GALLERY',
  'GIF',
  'HTML',
  'IMAGE',
  'LINK_PREVIEW',
  'MAP',
  'POLL',
  'APP_EMBED',
  'BUTTON',
  'COLLAPSIBLE_LIST',
  'COLLAPSIBLE_ITEM',
  'COLLAPSIBLE_ITEM_TITLE',
  'COLLAPSIBLE_ITEM_BODY',
  'TABLE',
  'TABLE_ROW',
  'TABLE_CELL',
  'EMBED',
  'EXTERNAL',
  'AUDIO',
  'CAPTION',
  'LAYOUT',
  'LAYOUT_CELL',
  'SHAPE',
  'CARD',
  'TOC',
  'SMART_BLOCK',
  'SMART_BLOCK_CELL',
  'CHECKBOX_LIST',
] as const
export type NodeType = (typeof nodeTypes)[number]

/** Kinds of decorations a text carries. */
export const decorationTypes = [
  'BOLD',
  'ITALIC',
  'UNDERLINE',
  'SPOILER',
  'ANCHOR',
  'MENTION',
  'LINK',
  'COLOR',
  'FONT_SIZE',
  'EXTERNAL',
  'STRIKETHROUGH',
  'SUPERSCRIPT',
  'SUBSCRIPT',
  'FONT_FAMILY',
  'SKETCH',
] as const
export type DecorationType = (typeof decorationTypes)[number]

/** A mark on a piece of text; its details are in `<type>Data`, stored as sent. */
export interface Decoration {
  readonly type: DecorationType
  readonly [data: string]: unknown
}

/** A node; only the parts that the server reads are named; all others are stored as sent. */
export interface RichNode {
  readonly type: NodeType
  readonly id?: string
  readonly nodes?: readonly RichNode[]
  readonly textData?: { readonly text: string; readonly decorations?: readonly Decoration[] }
  readonly [data: string]: unknown
}

/** A text with structure, pictures and videos. */
export interface RichContent {
  readonly nodes: readonly RichNode[]
  readonly metadata?: Readonly<Record<string, unknown>>
  readonly documentStyle?: Readonly<Record<string, unknown>>
}

/** Maximum length of a document's JSON text in characters, and maximum depth and number of its nodes. */
export const richContentLimits = { characters: 200_000, depth: 40, nodes: 10_000 } as const

/**
 * A document on the wire. It is returned as sent, except for `metadata` and ids of nodes, which are added
 * where missing (section 18).
 */
export const RichContentDocument = Type.Object({
  nodes: Type.Unsafe<readonly RichNode[]>({ type: 'array', items: { type: 'object' } }),
  metadata: Maybe(Json()),
  documentStyle: Maybe(Json()),
})

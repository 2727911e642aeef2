import type { NodeType } from '@vitrine/contract/rich-content'
import {
  Blockquote,
  Box,
  BulletedList,
  Caption,
  CheckboxList,
  CodeBlock,
  Contents,
  Divider,
  Heading,
  OrderedList,
  Paragraph,
} from './blocks.tsx'
import { CollapsibleItem, CollapsibleList, KindBox, SmartBlockCell, Table } from './boxes.tsx'
import { AppEmbed, Button, Embed, Html, LinkPreview, MapPlace, Poll } from './links.tsx'
import { Audio, File, Gallery, Gif, Image, Shape, Video } from './media.tsx'
import type { Parts } from './render-context.ts'
import { Text } from './text.tsx'

/** Renderer of each node type. */
export const parts: Parts & Readonly<Record<NodeType, unknown>> = {
  PARAGRAPH: Paragraph,
  TEXT: Text,
  HEADING: Heading,
  BULLETED_LIST: BulletedList,
  ORDERED_LIST: OrderedList,
  CHECKBOX_LIST: CheckboxList,
  LIST_ITEM: Box,
  BLOCKQUOTE: Blockquote,
  CODE_BLOCK: CodeBlock,
  DIVIDER: Divider,
  IMAGE: Image,
  GIF: Gif,
  GALLERY: Gallery,
  VIDEO: Video,
  AUDIO: Audio,
  FILE: File,
  SHAPE: Shape,
  CAPTION: Caption,
  LINK_PREVIEW: LinkPreview,
  EMBED: Embed,
  APP_EMBED: AppEmbed,
  HTML: Html,
  BUTTON: Button,
  MAP: MapPlace,
  POLL: Poll,
  COLLAPSIBLE_LIST: CollapsibleList,
  COLLAPSIBLE_ITEM: CollapsibleItem,
  COLLAPSIBLE_ITEM_TITLE: Box,
  COLLAPSIBLE_ITEM_BODY: Box,
  TABLE: Table,
  TABLE_ROW: Box,
  TABLE_CELL: Box,
  LAYOUT: KindBox,
  LAYOUT_CELL: KindBox,
  CARD: KindBox,
  SMART_BLOCK: KindBox,
  SMART_BLOCK_CELL: SmartBlockCell,
  TOC: Contents,
  EXTERNAL: Box,
}

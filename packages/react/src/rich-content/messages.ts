import { createMessages, type Messages } from '@vitrine/messages'

const en = {
  video: 'Video',
  sound: 'Audio',
  file: 'File',
  page: 'Open page',
  contents: 'Contents',
  done: 'Done',
  open: 'Not done',
} as const

/** Texts of the renderer, where a document has none. */
export type RichContentMessages = Omit<Messages<typeof en>, 'locale' | 'direction'>

export const english: RichContentMessages = createMessages(en, 'en')

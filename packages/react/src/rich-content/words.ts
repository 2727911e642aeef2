/** Texts of the renderer, where a document has none. */
export interface RichContentWords {
  readonly video: string
  readonly sound: string
  readonly file: string
  readonly page: string
  readonly contents: string
  readonly done: string
  readonly open: string
}

export const englishWords: RichContentWords = {
  video: 'Video',
  sound: 'Audio',
  file: 'File',
  page: 'Open page',
  contents: 'Contents',
  done: 'Done',
  open: 'Not done',
}

import type { MediaView } from '../../views/media.ts'

/** What hangs in a gallery: one thing, and whether it takes a whole row. */
export type Hung = { media: MediaView; isWide: boolean }

/** The first thing and every video have a row of their own; pictures between them hang in pairs, none beside a gap. */
export function hang(media: readonly MediaView[]): Hung[] {
  let run = 0
  return media.map((one, at) => {
    if (at === 0 || one.kind === 'video') {
      run = 0
      return { media: one, isWide: true }
    }
    run += 1
    const isLastOfRun = media[at + 1]?.kind !== 'picture'
    return { media: one, isWide: isLastOfRun && run % 2 === 1 }
  })
}

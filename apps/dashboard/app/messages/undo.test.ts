import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'

const languages = [
  [
    'English',
    en,
    /can restore (it|them) from the history/,
    /cannot be (undone|taken back)|for good/,
  ],
  [
    'German',
    de,
    /Im Verlauf können Sie (es|sie|ihn) zurückholen/,
    /nicht (rückgängig|zurücknehmen)|endgültig/,
  ],
] as const

test.each(languages)('%s says where the history can undo a deletion', (_, words, can, cannot) => {
  const questions = [
    words.products.deleteText(1),
    words.products.deleteText(3),
    words.collections.deleteText,
    words.customizations.deleteText,
    words.infoSections.deleteText(0),
    words.infoSections.deleteText(1),
    words.infoSections.deleteText(5),
  ]
  for (const question of questions) {
    expect(question).toMatch(can)
    expect(question).not.toMatch(cannot)
  }
})

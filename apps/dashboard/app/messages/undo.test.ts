import { expect, test } from 'vitest'
import { german } from './german.fixture.ts'
import { hebrew } from './hebrew.fixture.ts'
import { english } from './index.ts'

const languages = [
  [
    'English',
    english,
    /can restore (it|them) from the history/,
    /cannot be (undone|taken back)|for good/,
  ],
  [
    'German',
    german,
    /Im Verlauf können Sie (es|sie|ihn) zurückholen/,
    /nicht (rückgängig|zurücknehmen)|endgültig/,
  ],
  ['Hebrew', hebrew, /אפשר לשחזר (אותו|אותה|אותם) מההיסטוריה/, /אי אפשר לבטל|לצמיתות/],
] as const

test.each(languages)(
  '%s says where the history can undo a deletion',
  (_, messages, can, cannot) => {
    const questions = [
      messages.products.deleteText({ n: 1 }),
      messages.products.deleteText({ n: 3 }),
      messages.collections.deleteText,
      messages.customizations.deleteText,
      messages.infoSections.deleteText({ n: 0 }),
      messages.infoSections.deleteText({ n: 1 }),
      messages.infoSections.deleteText({ n: 5 }),
    ]
    for (const question of questions) {
      expect(question).toMatch(can)
      expect(question).not.toMatch(cannot)
    }
  },
)

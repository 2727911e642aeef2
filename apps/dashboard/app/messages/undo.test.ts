import { expect, test } from 'vitest'
import { english } from './english.fixture.ts'
import { french } from './french.fixture.ts'
import { german } from './german.fixture.ts'
import { hebrew } from './hebrew.fixture.ts'
import { spanish } from './spanish.fixture.ts'

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
  [
    'Spanish',
    spanish,
    /Puede recuperarl[oa]s? desde el historial/,
    /no se puede (deshacer|anular)|para siempre/i,
  ],
  [
    'French',
    french,
    /Vous pourrez (le|la|les) restaurer depuis l’historique/,
    /définiti(f|ve|vement)\b|ne peut pas être annulé/,
  ],
  ['Hebrew', hebrew, /אפשר לשחזר (אותו|אותה|אותם) מההיסטוריה/, /אי אפשר לבטל|לצמיתות/],
] as const

test.each(languages)(
  '%s mentions that the history can undo a deletion',
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

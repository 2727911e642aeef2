import type { Translation } from '@vitrine/messages'
import type { enRichText } from './en-rich-text.ts'

/** Messages of the editor of descriptions. */
export const heRichText: Translation<typeof enRichText> = {
  richText: {
    bold: 'מודגש',
    italic: 'נטוי',
    underline: 'קו תחתון',
    heading: 'כותרת',
    subheading: 'כותרת משנה',
    list: 'רשימה',
    numbers: 'רשימה ממוספרת',
    link: 'קישור',
    linkAddress: 'כתובת הקישור',
    setLink: 'קביעת קישור',
    noLink: 'הסרת הקישור',
    undo: 'ביטול הקלדה',
    redo: 'החזרת הקלדה',
    source: 'עריכת HTML',
    editor: 'חזרה לעורך',
    rawHtml: 'מוצג בחנות, ומשתנה כ-HTML בלבד',
  },
}

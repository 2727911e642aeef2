import type { Translation } from '@vitrine/messages'
import type { enPicker } from './en-picker.ts'

export const hePicker: Translation<typeof enPicker> = {
  picker: {
    found: ({ n, hasMore }) => {
      if (n === 0) return 'לא נמצא דבר.'
      return hasMore ? `${n} הראשונים. גללו, או הקלידו כדי לצמצם.` : `נמצאו ${n}.`
    },
    collections: 'חיפוש קולקציה',
    collectionsHint: 'הקלידו חלק מהשם. Enter מוסיף או מסיר.',
    collection: 'קולקציה: הכול',
    brand: 'מותג: הכול',
    unnamed: '…',
    more: 'הצגת עוד',
  },
  bulkPrices: {
    action: 'מחירים',
    title: { one: 'מחיר של מוצר אחד', other: 'מחירים של {n} מוצרים' },
    way: 'כיוון',
    ways: { UP: 'העלאה', DOWN: 'הורדה' },
    by: 'ב-',
    unit: 'יחידה',
    hint: 'ציינו בכמה, וראו כאן מה יהיו המחירים.',
    before: 'עכשיו',
    after: 'אחר כך',
    range: '{lowest} עד {highest}',
    effect: { one: 'מחיר אחד', other: '{n} מחירים' },
    onSale: { one: 'אחד מהם במבצע', other: '{n} מהם במבצע' },
    change: 'שינוי המחירים',
    done: { one: 'המחיר של מוצר אחד השתנה.', other: 'המחירים של {n} מוצרים השתנו.' },
  },
  bulkDates: {
    action: 'תאריך',
    title: { one: 'הצגה או הסתרה של מוצר אחד בתאריך', other: 'הצגה או הסתרה של {n} מוצרים בתאריך' },
    way: 'מה קורה',
    ways: { SHOW: 'הצגה', HIDE: 'הסתרה' },
    date: 'מתי',
    hint: 'לפי השעון שלכם. אילו מוצרים מתאימים נקבע אז; מוצרים שנוצרו בינתיים לא ישתנו.',
    wrong: {
      empty: 'הזינו יום ושעה.',
      past: 'בחרו מועד שלא עבר.',
      far: 'בחרו מועד ב-366 הימים הקרובים.',
    },
    effect: {
      SHOW: {
        none: 'אף אחד מהם לא מוסתר כעת.',
        one: 'מוצר אחד מוסתר כעת ויוצג.',
        other: '{n} מוצרים מוסתרים כעת ויוצגו.',
      },
      HIDE: {
        none: 'אף אחד מהם לא מוצג כעת.',
        one: 'מוצר אחד מוצג כעת ויוסתר.',
        other: '{n} מוצרים מוצגים כעת ויוסתרו.',
      },
    },
    plan: 'קביעת התאריך',
    done: 'נקבע ל-{date}.',
    list: 'מתוכנן',
    planned: {
      SHOW: { one: '{date}: הצגת מוצר אחד', other: '{date}: הצגת {n} מוצרים' },
      HIDE: { one: '{date}: הסתרת מוצר אחד', other: '{date}: הסתרת {n} מוצרים' },
    },
    cancel: 'ביטול',
    cancelOf: 'ביטול: {what}',
    cancelled: 'בוטל.',
  },
  bulkLabels: {
    action: 'מותג ותגיות',
    title: { one: 'מותג ותגיות של מוצר אחד', other: 'מותג ותגיות של {n} מוצרים' },
    hint: 'מה שתשאירו ריק נשאר כפי שהוא.',
    brand: 'קביעת מותג',
    ribbon: 'קביעת תווית',
    addTags: 'הוספת תגיות',
    removeTags: 'הסרת תגיות',
    tagsHint: 'Enter או פסיק מוסיפים תגית.',
    tooLong: 'לכל היותר {max} תווים.',
    needOne: 'מלאו לפחות אחד מהם.',
    preview: { one: 'מוצר אחד ישתנה.', other: '{n} מוצרים ישתנו.' },
    change: 'שינוי המוצרים',
    done: { one: 'מוצר אחד השתנה.', other: '{n} מוצרים השתנו.' },
  },
  bulkCollections: {
    action: 'קולקציות',
    title: { one: 'קולקציות של מוצר אחד', other: 'קולקציות של {n} מוצרים' },
    which: 'אילו קולקציות',
    add: 'הוספה אליהן',
    remove: 'הסרה מהן',
    added: { one: 'מוצר אחד נמצא בקולקציות האלה.', other: '{n} מוצרים נמצאים בקולקציות האלה.' },
    removed: {
      one: 'מוצר אחד כבר אינו בקולקציות האלה.',
      other: '{n} מוצרים כבר אינם בקולקציות האלה.',
    },
    needOne: 'בחרו תחילה קולקציה.',
  },
}

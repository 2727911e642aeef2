import type { Translation } from '@vitrine/messages'
import type { enPlugins } from './en-plugins.ts'

/** Texte zu Plug-ins. */
export const hePlugins: Translation<typeof enPlugins> = {
  plugins: {
    title: 'תוספים',
    text: 'מה שההתקנה הזאת מוסיפה למוצר. תוספים מצוינים בקובץ vitrine.config.ts.',
    all: 'כל התוספים',
    emptyTitle: 'אין תוספים',
    emptyText: 'ציינו את הראשון ב-vitrine.config.ts והפעילו מחדש.',
    columns: { name: 'תוסף', rights: 'רשאי', facts: 'מטפל ב', state: 'מצב' },
    noRights: 'כלום בשם החנות',
    noFacts: 'כלום',
    healthy: 'תקין',
    waiting: { one: 'אחד ממתין', other: '{n} ממתינים' },
    failed: { one: 'אחד נזנח', other: '{n} נזנחו' },
    problems: 'במה {name} לא טיפל',
    problemColumns: { fact: 'מה קרה', tries: 'ניסיונות', reason: 'למה לא', when: 'מתי' },
    retry: 'ניסיון נוסף',
    retryOf: 'ניסיון נוסף: {fact}',
    retried: 'נעשה ניסיון נוסף.',
    saved: 'נשמר.',
    choose: 'בחירה …',
    required: 'מלאו את השדה.',
    failedTitle: 'לא היה אפשר להכין את העמוד הזה.',
  },
}

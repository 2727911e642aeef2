import type { Translation } from '@vitrine/messages'
import type { enStoreCredit } from './en-store-credit.ts'

export const heStoreCredit: Translation<typeof enStoreCredit> = {
  storeCredit: {
    title: 'זיכוי בחנות',
    text: 'מה שחברים יכולים לנצל בחנות. נותנים אותו בעמוד של לקוח.',
    views: {
      label: 'אילו יתרות',
      left: 'עם זיכוי',
      soon: 'מסתיים תוך 30 יום',
      all: 'הכול',
    },
    columns: {
      member: 'חבר',
      email: 'אימייל',
      balance: 'זמין',
      ending: 'מסתיים ראשון',
      end: 'עד',
    },
    noEnd: 'ללא סיום',
    goneMember: 'חבר שהוסר',
    emptyTitle: 'לאף אחד אין זיכוי',
    emptyText: 'אפשר לתת זיכוי בעמוד של לקוח, למשל כהתנצלות.',
    noneSoonTitle: 'שום דבר לא מסתיים בקרוב',
    noneSoonText: 'שום זיכוי לא מסתיים ב-30 הימים הקרובים.',
    export: 'ייצוא כ-CSV',
    exported: {
      one: 'יתרה אחת נמצאת בקובץ.',
      other: '{n, number} יתרות נמצאות בקובץ.',
    },
    settings: {
      open: 'הודעות לפני הסיום',
      heading: 'הודעות לפני סיום זיכוי',
      mail: 'לכתוב לחברים לפני שזיכוי מסתיים',
      mailHint: 'פעם אחת לכל זיכוי, לחברים שכתובתם אומתה.',
      days: 'ימים לפני הסיום',
      wrongDays: 'בין 1 ל-{n} ימים.',
      saved: 'ההגדרות נשמרו.',
    },
  },
}

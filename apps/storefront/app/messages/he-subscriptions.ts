import type { Translation } from '@vitrine/messages'
import type { subscriptionsEn } from './en-subscriptions.ts'

export const subscriptionsHe: Translation<typeof subscriptionsEn> = {
  subscriptions: {
    title: 'מינויים',
    why: 'מה שמגיע אליך באופן קבוע.',
    none: 'אין לך מינויים.',
    next: 'הבא בתאריך {date}',
    more: 'מינויים קודמים',
  },
  subscription: {
    terms: 'זה מינוי',
    termsOf: '{amount} בכל פעם. {terms}',
    charged:
      'ההזמנה הראשונה משולמת עכשיו. ההזמנות הבאות עולות אותו סכום, בתוספת משלוח ומיסים של אותו יום. אם אפשר, נחייב את אותו כרטיס; אם לא, יישלח אליך קישור לתשלום. אפשר להשהות, לדלג או לבטל בכל עת בחשבון או בקישור שבהודעות שלנו.',
    unlimited: '{every}, עד לביטול.',
    limited: {
      one: '{every}, פעם אחת.',
      two: '{every}, פעמיים בסך הכול.',
      other: '{every}, {n, number} פעמים בסך הכול.',
    },
    states: {
      PENDING: 'ממתין לתשלום הראשון',
      ACTIVE: 'פעיל',
      PAUSED: 'מושהה',
      PAST_DUE: 'לא שולם',
      CANCELLED: 'בוטל',
      COMPLETED: 'הסתיים',
    },
    facts: {
      state: 'מצב',
      price: 'מחיר',
      plan: 'תדירות',
      next: 'ההזמנה הבאה',
      ends: 'מסתיים בתאריך',
      delivery: 'משלוח',
      address: 'כתובת למשלוח',
    },
    pastDue: 'התשלום האחרון לא עבר. ננסה שוב בתאריך {date}; בקישור שבהודעה אפשר לשלם מיד.',
    acts: {
      PAUSE: 'השהיה',
      RESUME: 'חידוש',
      SKIP_NEXT: 'דילוג על ההזמנה של {date}',
      KEEP: 'ביטול הביטול',
      cancel: 'ביטול המינוי',
    },
    resumes: 'בזמן ההשהיה שום דבר לא מוזמן ואין חיוב.',
    confirm: {
      title: 'לבטל את המינוי הזה?',
      text: 'לא יהיו הזמנות נוספות. מה שכבר שולם עוד יישלח.',
      now: 'ביטול עכשיו',
      later: 'ביטול בתאריך {date}',
      laterHint: 'עד אז אפשר להתחרט.',
      back: 'לא לבטל',
    },
    history: 'הזמנות',
    outcomes: {
      SKIPPED: 'דילוג',
      UNAVAILABLE: 'לא היה אפשר לספק',
    },
    unpaid: 'לא בוצעה, כי ההזמנה הקודמת לא שולמה',
    order: 'הזמנה {number}',
    changed: 'זה כבר לא אפשרי. זה המצב עכשיו.',
    back: 'כל המינויים',
  },
}

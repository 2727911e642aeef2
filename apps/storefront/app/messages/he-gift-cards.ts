import type { Translation } from '@vitrine/messages'
import type { giftCardsEn } from './en-gift-cards.ts'

export const giftCardsHe: Translation<typeof giftCardsEn> = {
  gift: {
    title: 'למי המתנה?',
    fields: {
      recipientName: 'שם',
      recipientEmail: 'כתובת דוא״ל',
      senderName: 'מאת',
      sendDate: 'לשליחה בתאריך',
      message: 'ברכה',
    },
    emailHint: 'בלי כתובת, כרטיס המתנה יישלח אליך.',
    dateHint: 'אם ריק: מיד לאחר התשלום.',
  },
  giftCardBalance: {
    why: 'יש להזין את קוד כרטיס המתנה כדי לראות את היתרה.',
    label: 'קוד כרטיס המתנה',
    hint: 'הקוד נמצא בהודעה שבה התקבל כרטיס המתנה.',
    submit: 'הצגת היתרה',
    left: 'היתרה בכרטיס המתנה שמסתיים ב־{code}',
    until: 'אפשר לנצל עד {date}.',
    forever: 'אין תאריך תפוגה.',
    states: {
      ACTIVE: 'לתשלום עם הכרטיס יש להזין את הקוד בקופה.',
      SPENT: 'כל היתרה נוצלה.',
      EXPIRED: 'תוקף הכרטיס פג בתאריך {date}.',
      DISABLED: 'החנות השביתה את הכרטיס. אם הסיבה לא ידועה לך, אפשר לכתוב לנו.',
    },
    missing: 'יש להזין את הקוד.',
    unknown: 'הקוד הזה אינו מוכר לנו. נא לבדוק איך הוא נכתב.',
    throttled: 'נוסו יותר מדי קודים. נא להמתין דקה ולנסות שוב.',
    shop: 'לקניות',
  },
  storeCredit: {
    title: 'זיכוי בחנות',
    why: 'אפשר לנצל אותו בקופה כשהחשבון מחובר.',
    none: 'אין לך זיכוי בחנות.',
    left: 'היתרה לניצול',
    expiring: 'מתוך זה {amount} בתוקף עד {date}.',
    history: 'תנועות',
    kinds: {
      GIVEN: 'מהחנות',
      REFUNDED: 'החזר',
      SPENT: 'נוצל',
      RETURNED: 'הוחזר',
      TAKEN_BACK: 'נלקח בחזרה על ידי החנות',
      EXPIRED: 'פג תוקף',
    },
    order: 'הזמנה {number}',
    until: 'עד {date}',
  },
}

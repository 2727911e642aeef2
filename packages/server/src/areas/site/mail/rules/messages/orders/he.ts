import type { Translation } from '@vitrine/messages'
import type { enOrders } from './en.ts'

export const heOrders: Translation<typeof enOrders> = {
  'order-confirmed': {
    subject: 'ההזמנה שלך {number} ב-{shop}',
    title: 'תודה על ההזמנה',
    lines: ['קיבלנו את ההזמנה שלך {number}. בכפתור שלמטה אפשר לראות איפה היא עומדת.'],
    action: 'לצפייה בהזמנה',
    note: 'ההודעה נשלחה אליך כי הכתובת הזאת נמסרה עם ההזמנה.',
  },
  'order-paid': {
    subject: 'קיבלנו את התשלום עבור הזמנה {number}',
    title: 'התשלום התקבל',
    lines: ['התשלום שלך בסך {amount} עבור הזמנה {number} ב-{shop} התקבל. תודה.'],
    action: 'לצפייה בהזמנה',
    note: 'ההודעה נשלחה אליך כי הכתובת הזאת נמסרה עם ההזמנה.',
  },
  'order-payment-failed': {
    subject: 'התשלום עבור הזמנה {number} לא עבר',
    title: 'התשלום לא עבר',
    lines: [
      'לא חויבת עבור ההזמנה {number} ב-{shop}. אפשר לשלם בכפתור שלמטה או לבחור דרך תשלום אחרת.',
    ],
    action: 'לתשלום עכשיו',
    note: 'אם שילמת בינתיים, אין צורך לעשות דבר.',
  },
  'order-cancelled': {
    subject: 'ההזמנה שלך {number} ב-{shop} בוטלה',
    title: 'ההזמנה בוטלה',
    lines: ['ההזמנה שלך {number} ב-{shop} בוטלה.'],
    action: 'לצפייה בהזמנה',
    note: 'אם לא ציפית לכך, אפשר לכתוב לנו.',
  },
  'order-refunded': {
    subject: 'ההחזר עבור הזמנה {number}',
    title: 'הכסף בדרך אליך',
    lines: [
      'אנחנו מחזירים לך {amount} מההזמנה {number} ב-{shop}. בהתאם לבנק שלך זה לוקח כמה ימים.',
    ],
    action: 'לצפייה בהזמנה',
    note: 'ההודעה נשלחה אליך כי הכתובת הזאת נמסרה עם ההזמנה.',
  },
  'order-shipped': {
    subject: 'הזמנה {number} בדרך אליך',
    title: 'החבילה שלך בדרך',
    lines: ['חבילה מההזמנה {number} אצל {shop} בדרך אליך.'],
    action: 'להצגת ההזמנה',
    follow: 'למעקב אחר החבילה',
    note: 'ההודעה נשלחה אליך כי הכתובת הזאת נמסרה עם ההזמנה.',
  },
  'order-ready': {
    subject: 'הזמנה {number} מוכנה לאיסוף',
    title: 'מוכן לאיסוף',
    lines: ['ההזמנה {number} אצל {shop} מוכנה: אפשר לאסוף אותה עכשיו.'],
    action: 'להצגת ההזמנה',
    note: 'ההודעה נשלחה אליך כי הכתובת הזאת נמסרה עם ההזמנה.',
  },
  'return-requested': {
    subject: 'קיבלנו את בקשת ההחזרה {returnNumber}',
    title: 'ההחזרה שלך',
    lines: ['ביקשת להחזיר פריטים מהזמנה {number} אצל {shop}. נבדוק ונכתוב אליך.'],
    action: 'להצגת ההזמנה',
    note: 'ההודעה נשלחה אליך כי הכתובת הזאת נמסרה עם ההזמנה.',
  },
  'return-agreed': {
    subject: 'החזרה {returnNumber}: נא לשלוח את הפריטים',
    title: 'ההחזרה אושרה',
    lines: [
      'אישרנו את החזרה {returnNumber} של הזמנה {number} אצל {shop}. נא לצרף את המספר לחבילה.',
    ],
    action: 'להצגת ההזמנה',
    note: 'ההודעה נשלחה אליך כי הכתובת הזאת נמסרה עם ההזמנה.',
  },
  'return-declined': {
    subject: 'החזרה {returnNumber}: לא נוכל לקבל אותה',
    title: 'לא נוכל לקבל את ההחזרה',
    lines: ['עלינו לדחות את החזרה {returnNumber} של הזמנה {number} אצל {shop}.'],
    action: 'להצגת ההזמנה',
    note: 'ההודעה נשלחה אליך כי הכתובת הזאת נמסרה עם ההזמנה.',
  },
  'return-refunded': {
    subject: 'הכסף עבור החזרה {returnNumber} בדרך',
    title: 'הכסף בדרך',
    lines: [
      'אנחנו מחזירים לך {amount} עבור החזרה {returnNumber} של הזמנה {number} אצל {shop}. לפי הבנק שלך זה אורך כמה ימים.',
    ],
    action: 'להצגת ההזמנה',
    note: 'ההודעה נשלחה אליך כי הכתובת הזאת נמסרה עם ההזמנה.',
  },
  'withdrawal-received': {
    subject: 'אישור קבלת הביטול של הזמנה {number}',
    title: 'קיבלנו את הביטול',
    lines: [
      'ביטלת את העסקה של הזמנה {number} אצל {shop}. זהו אישור הקבלה, עם מה שהוצהר ומתי. נא לשמור אותו.',
    ],
    action: 'להצגת ההזמנה',
    note: 'ההודעה נשלחה אליך כי הכתובת הזאת נמסרה עם הביטול.',
  },
  'return-for-shop': {
    subject: 'החזרה של הזמנה {number} ב-{shop}',
    title: 'פריטים אמורים לחזור',
    lines: ['{buyer} מבקש להחזיר פריטים מהזמנה {number}. נא לבדוק ולהחליט.'],
    action: 'לפתיחת ההזמנה',
    note: 'ההודעה נשלחה אליך כי החנות בבעלותך.',
  },
  'withdrawal-for-shop': {
    subject: 'ביטול הזמנה {number} ב-{shop}',
    title: 'קונה ביטל עסקה',
    lines: ['{buyer} ביטל את העסקה של הזמנה {number}. אישור הקבלה נשלח; הכסף מוחזר בתוך 14 ימים.'],
    action: 'לפתיחת ההזמנה',
    note: 'ההודעה נשלחה אליך כי החנות בבעלותך.',
  },
  invoice: {
    subject: 'חשבונית {number} מאת {shop}',
    title: 'החשבונית שלך',
    lines: ['הנה החשבונית עבור הזמנה {order} אצל {shop}.'],
    action: 'פתיחת החשבונית',
    note: 'ההודעה נשלחה אליך כי הכתובת הזאת נמסרה עם ההזמנה.',
  },
  'credit-note': {
    subject: 'חשבונית זיכוי {number} מאת {shop}',
    title: 'חשבונית הזיכוי שלך',
    lines: ['הנה חשבונית הזיכוי עבור הזמנה {order} אצל {shop}.'],
    action: 'פתיחת חשבונית הזיכוי',
    note: 'ההודעה נשלחה אליך כי הכתובת הזאת נמסרה עם ההזמנה.',
  },
  'checkout-reminder': {
    subject: 'השארת משהו אצל {shop}',
    title: 'זה עדיין כאן',
    lines: [
      'בחרת את הפריטים האלה אצל {shop} ועדיין לא הזמנת אותם. בכפתור שלמטה ממשיכים מאותו מקום, במכשיר הזה או באחר.',
    ],
    more: { one: '… ועוד אחד', other: '… ועוד {n}' },
    action: 'להמשך',
    unsubscribe: 'ללא תזכורות נוספות מ-{shop}',
    note: 'ההודעה נשלחה אליך כי הכתובת הזאת נמסרה בקופה. דבר לא נשמר עבורך: המחירים והמלאי הם של היום.',
  },
  'order-received': {
    subject: 'הזמנה חדשה {number} ב-{shop}',
    title: 'הזמנה חדשה',
    lines: ['התקבלה הזמנה מאת {buyer} בסך {amount}.'],
    action: 'לפתיחת ההזמנה',
    note: 'ההודעה נשלחה אליך כי החנות שייכת לך.',
  },
}

import type { Translation } from '@vitrine/messages'
import type { enFeeds } from './en-feeds.ts'

export const heFeeds: Translation<typeof enFeeds> = {
  feedSettings: {
    text: 'כל מה שאתם מוכרים, בקובץ שמנועי חיפוש ורשתות חברתיות קוראים בעצמם.',
    title: 'פידים של מוצרים',
    offer: 'להציע פידים של מוצרים',
    offerHint: 'הם ציבוריים, כמו החנות. בלעדיהם, פלטפורמות שקוראות אותם מאבדות את המוצרים שלכם.',
    notOpen: 'החנות עדיין לא פתוחה. הכתובות יענו ברגע שתיפתח.',
    platforms: {
      google: {
        name: 'Google Merchant Center',
        where:
          'ב-Merchant Center: מקורות נתונים ← הוספת מקור מוצרים ← הוספת מוצרים מקובץ ← הזנת קישור לקובץ.',
      },
      meta: {
        name: 'Meta Commerce Manager',
        where:
          'לפייסבוק ולאינסטגרם. ב-Commerce Manager: קטלוג ← מקורות נתונים ← פיד נתונים ← שימוש בכתובת URL.',
      },
    },
    address: 'כתובת הפיד עבור {platform}',
    addressIn: 'כתובת הפיד עבור {platform} ב{language}',
    items: { one: 'וריאנט אחד', other: '{n} וריאנטים' },
    languagesHint:
      'למוצרים שלכם יש טקסטים בשפה אחת. הכתובות האחרות מובילות לאותם מוצרים בעמודים בשפה הזאת.',
    gapsTitle: 'מה חסר',
    gapsText: 'מה שהפלטפורמות מבקשות. בלי זה הן עשויות לדחות וריאנט.',
    missing: 'חסר',
    variants: 'וריאנטים',
    product: 'מוצר',
    products: 'המוצרים החדשים ביותר שחסר בהם משהו, עד 20',
    complete: 'לא חסר דבר.',
    empty: 'עדיין אין מוצרים בפידים.',
    gaps: {
      PICTURE: 'תמונה',
      DESCRIPTION: 'תיאור',
      BRAND_OR_GTIN: 'מותג או GTIN תקין',
      PREORDER_DAY: 'יום המשלוח של הזמנות מראש',
    },
  },
}

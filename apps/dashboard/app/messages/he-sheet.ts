import type { Translation } from '@vitrine/messages'
import type { enSheet } from './en-sheet.ts'

export const heSheet: Translation<typeof enSheet> = {
  sheet: {
    title: 'מוצרים בגיליון',
    edit: 'עריכה בגיליון',
    columns: {
      name: 'שם',
      sku: 'מק״ט',
      barcode: 'ברקוד',
      price: 'מחיר',
      salePrice: 'מחיר מבצע',
      cost: 'עלות',
      weight: 'משקל',
      visible: 'גלוי',
      variantVisible: 'וריאנט גלוי',
      brand: 'מותג',
      ribbon: 'תווית',
      tags: 'תגיות',
    },
    chooseColumns: 'עמודות',
    lines: { one: 'שורה אחת', other: '{n} שורות' },
    loading: 'נטענו {done} מתוך {of} מוצרים',
    notAll: 'לא כל המוצרים נכנסים לכאן: צמצמו את הרשימה כדי לראות את האחרים.',
    hint: 'חצים מזיזים, Shift בוחר, F2 או אות מקלידים, Escape יוצא. אפשר להעתיק ולהדביק גושי תאים מגיליון אלקטרוני; Ctrl+D ממלא כלפי מטה, Ctrl+Z מבטל פעולה.',
    yes: 'כן',
    no: 'לא',
    was: 'לפני: {before}',
    formula: 'חישוב המחירים שנבחרו',
    formulaHint:
      '\u2066+10 %\u2069, \u2066-5\u2069, \u2066×1.2\u2069, \u2066.99\u2069 למחיר הקרוב ביותר שמסתיים כך, round לעיגול. אפשר גם כמה ברצף.',
    formulaProblem:
      'הקלידו \u2066+10 %\u2069, \u2066-5\u2069, \u2066×1.2\u2069, \u2066.99\u2069 או round.',
    selectPrices: 'בחרו תחילה תאים של מחירים או עלויות.',
    apply: { one: 'החלה על תא אחד', other: 'החלה על {n} תאים' },
    problems: {
      empty: 'התא הזה אינו יכול להיות ריק.',
      amount: 'הקלידו סכום, כגון 12.50.',
      digits: 'יש יותר מדי ספרות אחרי הנקודה.',
      long: 'הטקסט הזה ארוך מדי.',
      flag: 'הקלידו כן או לא.',
    },
    changed: { one: 'תא אחד השתנה', other: '{n} תאים השתנו' },
    wrong: { one: 'תא אחד לתיקון', other: '{n} תאים לתיקון' },
    prices: { one: 'מחיר אחד', other: '{n} מחירים' },
    lowest: 'הנמוך ביותר {before} ← {after}',
    onSale: { one: 'אחד במבצע', other: '{n} במבצע' },
    save: 'שמירת הגיליון',
    saving: 'נשמרו {done} מתוך {of} מוצרים',
    saved: { one: 'מוצר אחד נשמר.', other: '{n} מוצרים נשמרו.' },
    undone: 'הפעולה בוטלה.',
    refused: {
      one: 'לא היה אפשר לשמור מוצר אחד. מה שהזנתם עדיין כאן: עברו לתא מסומן כדי לראות למה.',
      other: 'לא היה אפשר לשמור {n} מוצרים. מה שהזנתם עדיין כאן: עברו לתא מסומן כדי לראות למה.',
    },
    nowIs: 'עכשיו {now}, על ידי {name}. מה שהזנתם עדיין כאן: שמרו שוב כדי להחליף.',
  },
}

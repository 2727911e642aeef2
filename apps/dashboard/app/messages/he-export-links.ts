import type { Translation } from '@vitrine/messages'
import type { enExportLinks } from './en-export-links.ts'

export const heExportLinks: Translation<typeof enExportLinks> = {
  exportLinks: {
    title: 'קישורים לייצוא',
    text: 'אחרים שולפים את המוצרים, ההזמנות או המלאי העדכניים של החנות מקישור, כ-CSV. מי שיש לו הקישור רואה מה שאתם רואים.',
    content: 'תוכן',
    contents: { PRODUCTS: 'מוצרים', ORDERS: 'הזמנות', STOCK: 'מלאי' },
    contentHints: {
      PRODUCTS: 'הקובץ כולל עלויות, אך לא נתונים של לקוחות.',
      ORDERS: 'הקובץ כולל שמות וכתובות של הלקוחות. מסרו את הקישור רק למי שמותר לו לקבל אותם.',
      STOCK: 'הקובץ כולל את הכמות של כל וריאציה בכל מיקום.',
    },
    ended: 'ללא תוקף',
    invalid:
      'הכתובת אינה פועלת עוד: מי שיצר אותה אינו רשאי עוד לשלוף את הקובץ. חדשו את הכתובת כדי להמשיך.',
    none: 'אף ייצוא אינו משותף בקישור.',
    new: 'קישור חדש',
    create: 'יצירת קישור',
    created: '״{name}״ נוצר.',
    saved: 'נשמר.',
    name: 'שם',
    nameHint: 'מי ששולף את הקובץ.',
    onlyVisible: 'רק מוצרים שהמבקרים רואים',
    secretTitle: 'הכתובת של ״{name}״',
    secretText:
      'מי שיש לו הכתובת הזאת יכול לשלוף את הקובץ בלי סיסמה. היא מוצגת רק הפעם; אפשר לחדש אותה.',
    subject: 'כתובת',
    rows: { one: 'שורה אחת', other: '{n} שורות' },
    file: '{rows}, {size}, נוצר',
    making: 'הקובץ נוצר כעת.',
    failing: 'לא ניתן היה ליצור את הקובץ.',
    run: 'ליצור עכשיו',
    runOf: 'ליצור עכשיו את הקובץ של ״{name}״',
    renew: 'חידוש הכתובת',
    renewOf: 'חידוש הכתובת של ״{name}״',
    renewTitle: 'לחדש את הכתובת של ״{name}״?',
    renewText: 'הכתובת הנוכחית תיפסק מיד. מסרו את החדשה למי ששולף את הקובץ.',
    delete: 'מחיקה',
    deleteOf: 'מחיקת ״{name}״',
    deleteTitle: 'למחוק את ״{name}״?',
    deleteText: 'הכתובת שלו תיפסק מיד.',
    deleted: '״{name}״ נמחק.',
    needName: 'תנו לו שם.',
  },
}

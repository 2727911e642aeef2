import type { Translation } from '@vitrine/messages'
import type { enOrderFiles } from './en-order-files.ts'
/** Texte zu Import und Export von Bestellungen. */

export const heOrderFiles: Translation<typeof enOrderFiles> = {
  orderFiles: {
    title: 'ייבוא וייצוא',
    back: 'הזמנות',
    importTitle: 'ייבוא הזמנות',
    importText:
      'מקובץ CSV או JSON Lines של מערכת אחרת, כפי שהיו שם. לא נשלחות הודעות, לא נלקח מלאי ולא מונפקת חשבונית. הזמנה שיובאה פעם אחת אינה מיובאת שוב.',
    dryRun: 'בדיקת הקובץ בלבד',
    dryRunHint: 'הדוח אומר מה היה מיובא ומה שגוי. לא נשמר דבר.',
    drop: 'גררו לכאן קובץ, או',
    choose: 'בחירת קובץ',
    uploading: '״{name}״ עולה',
    notTable: '״{name}״ אינו קובץ CSV או JSON Lines.',
    columnsTitle: 'מה נדרש בטבלה',
    columnsText:
      'שורה לכל פריט בהזמנה, עם העמודות externalId, purchasedDate, itemName, itemQuantity ו-itemPrice. ייצאו הזמנה כדי לראות את כל העמודות; גם שמות שמשמשים במערכות אחרות מובנים.',
    earlier: 'ייבואים',
    none: 'עדיין לא יובאו הזמנות.',
    dry: 'בדיקה',
    columns: {
      file: 'קובץ',
      state: 'מצב',
      count: 'הזמנות',
      report: 'דוח',
      started: 'התחלה',
    },
    exportTitle: 'ייצוא הזמנות',
    exportText: 'עם הפריטים, הסכומים והכתובות. אפשר לייבא את הקובץ שוב.',
    exportAll: { one: 'הזמנה אחת.', other: 'כל {n, number} ההזמנות.' },
    exportFiltered: {
      one: 'ההזמנה האחת ברשימה המסוננת.',
      other: '{n, number} ההזמנות ברשימה המסוננת.',
    },
    allInstead: 'כל ההזמנות במקום זאת',
    format: 'פורמט',
    formats: {
      csv: 'CSV, לגיליונות אלקטרוניים',
      jsonl: 'JSON Lines, לתוכנות',
    },
    exportStart: 'ייצוא',
    exporting: 'הקובץ נכתב…',
    progress: 'התקדמות',
    rows: '{done} מתוך {total}',
    pace: '{rows} בשנייה',
    left: 'נותרו {time}',
    counts: {
      created: 'יובאו',
      wouldCreate: 'היו מיובאות',
      unchanged: 'יובאו קודם',
      failed: 'לא יובאו',
      wouldFail: 'לא היו מיובאות',
    },
    stop: 'עצירת הייבוא',
    stopTitle: 'לעצור את הייבוא?',
    stopText: 'הזמנות שיובאו עד כה נשארות. ייבאו שוב את אותו הקובץ כדי להמשיך.',
    report: 'דוח',
    reportNone: 'אין שגיאות באף הזמנה.',
    reportWait: 'אין עד כה על מה לדווח.',
    reportColumns: {
      line: 'שורה',
      kind: 'סוג',
      field: 'שדה',
      what: 'מה',
    },
    severities: {
      ERROR: 'לא יובא',
      WARNING: 'משהו הושמט',
    },
    missing: 'אין ייבוא כזה.',
    seeOrders: 'לצפייה בהזמנות',
    importNow: 'ייבוא הקובץ',
  },
}

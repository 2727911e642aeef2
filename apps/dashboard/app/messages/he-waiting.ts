import type { Translation } from '@vitrine/messages'
import type { enWaiting } from './en-waiting.ts'

export const heWaiting: Translation<typeof enWaiting> = {
  waiting: {
    title: 'רשימת המתנה',
    people: { none: 'איש אינו ממתין', one: 'אדם אחד ממתין', other: '{n, number} אנשים ממתינים' },
    search: 'מוצר או אפשרות',
    columns: {
      product: 'מוצר',
      choices: 'אפשרויות',
      since: 'ממתינים מאז',
      last: 'אחרון',
      people: 'אנשים',
    },
    whole: 'כל אפשרות',
    stop: 'הפסקת איסוף בקשות',
    start: 'איסוף בקשות',
    hasStopped: 'החנות אינה מקבלת עוד בקשות',
    hasStarted: 'החנות מקבלת שוב בקשות',
    stopped: 'החנות אינה מקבלת כעת בקשות. מי שכבר ממתין יקבל בכל זאת אימייל כשהמוצר חוזר.',
    drops: {
      stop: 'הפסקת הודעות על הוזלות',
      start: 'הודעות על הוזלות',
      hasStopped: 'החנות אינה שולחת עוד אימיילים על מחירים',
      hasStarted: 'החנות שולחת שוב אימייל כשמחיר ברשימת משאלות יורד',
      stopped: 'החנות אינה שולחת אימיילים כשמחירים ברשימות משאלות יורדים.',
    },
    toProduct: 'פתיחת המוצר',
    nobody: 'איש אינו ממתין עוד לזה.',
    delete: 'מחיקה',
    deleteOf: 'מחיקת הבקשה של {email}',
    deleted: 'הבקשה של {email} נמחקה',
    emptyTitle: 'איש אינו ממתין',
    emptyText:
      'כשמשהו אזל, מבקרים יכולים להשאיר את כתובת האימייל שלהם. כאן רואים כמה רוצים אותו בחזרה; כל אחד מקבל אימייל אחד כשהוא חוזר.',
    noneFoundTitle: 'אין התאמה',
    noneFoundText: 'נסו פחות מילים, או צפו בכול.',
  },
}

import type { Translation } from '@vitrine/messages'
import type { enViews } from './en-views.ts'

export const heViews: Translation<typeof enViews> = {
  views: {
    label: 'תצוגות',
    all: 'הכול',
    changed: 'השתנתה, לא נשמרה',
    save: 'שמירת תצוגה',
    update: 'עדכון התצוגה',
    saveAsNew: 'שמירה כתצוגה חדשה …',
    menu: 'תצוגה',
    menuOf: 'תצוגה ״{name}״',
    edit: 'שם וגישה …',
    moveLeft: 'הזזה שמאלה',
    moveRight: 'הזזה ימינה',
    delete: 'מחיקה',
    newTitle: 'תצוגה חדשה',
    editTitle: 'תצוגה ״{name}״',
    name: 'שם',
    nameHint: 'המסננים, הסדר והעמודות של הרשימה נשמרים איתה.',
    scope: 'מי רואה אותה',
    scopeHint: 'לכל היותר 20 תצוגות מכל סוג ברשימה.',
    scopes: {
      own: 'רק אתם',
      shared: 'כל הצוות',
    },
    needName: 'הזינו שם.',
    taken: 'לתצוגה אחרת יש השם הזה. בחרו שם אחר.',
    full: 'כבר יש {n} תצוגות מסוג זה. מחקו אחת תחילה.',
    created: 'התצוגה ״{name}״ נשמרה.',
    updated: 'התצוגה ״{name}״ שונתה.',
    deleted: 'התצוגה ״{name}״ נמחקה.',
    columns: 'עמודות',
    compact: 'שורות צפופות',
  },
  peek: {
    label: 'מבט מהיר',
    open: 'פתיחת העמוד',
    keys: 'רווח סוגר, חצים ממשיכים',
    variant: 'וריאנט',
    more: 'ועוד {n}',
  },
}

import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'

/** Messages of the components that storefront and dashboard share. */
export const heUi: Translation<Pick<typeof en, 'ui'>> = {
  ui: {
    close: 'סגירה',
    optional: 'לא חובה',
    loading: 'טוען',
    undo: 'ביטול הפעולה',
    dismiss: 'הסתרה',
    notices: 'הודעות',
    remove: 'הסרת {name}',
    unavailable: 'לא זמין',
    price: { was: 'לפני', now: 'עכשיו' },
    password: { show: 'הצגת הסיסמה', hide: 'הסתרת הסיסמה', capsLock: 'Caps Lock פועל.' },
    pages: { previous: 'הקודם', next: 'הבא', page: 'עמוד {n, number}' },
    breadcrumbs: 'אתם כאן',
    theme: { title: 'מראה', light: 'בהיר', dark: 'כהה', system: 'לפי המערכת' },
    table: {
      selectAll: 'בחירת כל השורות',
      select: 'בחירת {name}',
      selected: { one: 'נבחר {n, number}', other: 'נבחרו {n, number}' },
    },
    chart: { table: 'מספרים' },
  },
}

import type { Translation } from '@vitrine/messages'
import type { enStock } from './en-stock.ts'

export const heStock: Translation<typeof enStock> = {
  stock: {
    title: 'היסטוריית מלאי',
    text: 'כל יחידה שנכנסה או יצאה: מי הזיז אותה, מתי ולמה. טעות אפשר לבטל, פעם אחת.',
    history: 'היסטוריית מלאי',
    historyOf: 'היסטוריית המלאי של {what}',
    reason: 'סיבה',
    reasons: { ORDER: 'הזמנה', MANUAL: 'ידנית', REVERT_INVENTORY_CHANGE: 'ביטול שינוי' },
    columns: {
      at: 'מתי',
      what: 'מה',
      moved: 'שינוי',
      reason: 'סיבה',
      who: 'מי',
      actions: 'פעולות',
    },
    actors: {
      staff: 'איש צוות לשעבר',
      'api-key': 'מפתח API',
      plugin: 'תוסף',
      system: 'המערכת',
      member: 'חבר',
      visitor: 'מבקר',
    },
    fromTo: 'מ-{before} ל-{after}',
    deletedProduct: 'מוצר שנמחק',
    oneProduct: 'מוצר אחד',
    oneVariant: 'וריאנט אחד',
    revert: 'ביטול השינוי',
    revertOf: ({ what, delta }) =>
      `ביטול השינוי: ${what}, \u2066${delta > 0 ? '+' : '−'}${Math.abs(delta)}\u2069`,
    reverted: 'בוטל',
    revertTitle: 'לבטל את השינוי של ״{what}״?',
    revertText: ({ delta }) =>
      delta > 0
        ? `${delta === 1 ? 'יחידה אחת יוצאת' : `${delta} יחידות יוצאות`} שוב מהמלאי. השורה נשארת בהיסטוריה.`
        : `${delta === -1 ? 'יחידה אחת חוזרת' : `${-delta} יחידות חוזרות`} למלאי. השורה נשארת בהיסטוריה.`,
    ahead: 'הוזמנו מראש',
    revertAhead: ({ pieces }) =>
      pieces > 0
        ? `יוזמנו מראש ${pieces} פחות. השורה נשארת בהיסטוריה.`
        : `יוזמנו מראש שוב ${-pieces} יותר. השורה נשארת בהיסטוריה.`,
    revertedNow: 'השינוי בוטל. במלאי של ״{what}״ יש {after}.',
    location: 'מיקום',
    locations: 'מיקומים',
    locationsText:
      'היכן אתם מחזיקים מלאי. החנות מוכרת את מה שנמצא במיקום ברירת המחדל; תוכנות יכולות להזיז מלאי באחרים.',
    defaultLocation: 'מיקום ברירת המחדל',
    locationName: 'השם של ״{name}״',
    saveLocation: 'שמירת השם של ״{name}״',
    newLocation: 'מיקום חדש',
    locationAdded: '״{name}״ נוסף.',
    locationRenamed: 'השם עכשיו הוא ״{name}״.',
    drops: 'השקות',
    dropsText:
      'השקה היא מוצר שרבים קונים באותה דקה: הם מזמינים בלי להמתין זה לזה, ורשימות עשויות להציג את הכמות באיחור של שנייה.',
    dropMarked: '״{name}״ הוא עכשיו השקה.',
    dropUnmarked: '״{name}״ כבר אינו השקה.',
    dropAndPreorder: 'נמכר כרגיל כל עוד הוא מקבל הזמנות מוקדמות',
    piecesLeft: { one: 'יחידה אחת במלאי', other: '{n} יחידות במלאי' },
    nothingTracked: 'ספרו תחילה את המלאי של המוצר; אז הוא יכול להיות השקה.',
    oneBatch: 'הוזז בבת אחת',
    batchText: 'כל זה הוזז בקריאה אחת.',
    together: '{n} שורות בבת אחת',
    revertAll: 'ביטול הכול',
    revertAllTitle: 'לבטל את כל מה שהוזז בבת אחת?',
    revertAllText: 'מה שעדיין לא בוטל יבוטל. הכול או, אם נותרו מעט מדי יחידות, שום דבר.',
    revertedAll: { one: 'שורה אחת בוטלה.', other: '{n} שורות בוטלו.' },
    emptyTitle: 'עדיין לא זז מלאי',
    emptyText: 'ספרו את המלאי של מוצר, וכל שינוי יופיע כאן.',
    toProducts: 'מעבר למוצרים',
    check: 'בדיקת המלאי',
    checking: ({ done, of }) => (of > 0 ? `נבדקו ${done} מתוך ${of}` : 'בבדיקה'),
    checkedWell: 'כל המלאי הוא סכום ההיסטוריה שלו.',
    checkFailed: 'הבדיקה לא הגיעה לסופה. התחילו אותה שוב.',
    differTitle: {
      one: 'לווריאנט אחד יש מלאי שונה מזה שבהיסטוריה',
      other: 'ל-{n} וריאנטים יש מלאי שונה מזה שבהיסטוריה',
    },
    differText: 'התיקון נותן להם את סכום ההיסטוריה. דבר אחר אינו משתנה.',
    repair: 'תיקון המלאי',
    repaired: 'תוקנו {done} מתוך {of}.',
  },
}

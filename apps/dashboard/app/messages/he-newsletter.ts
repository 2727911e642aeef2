/** Texte des Bildschirms mit den Abonnenten des Newsletters. */
export const heNewsletter = {
  newsletter: {
    title: 'ניוזלטר',
    text: 'מי שביקש את הניוזלטר שלכם ואימת את הכתובת. בקובץ יש קישור לביטול המינוי לכל אחד; תוכנת הדיוור שלכם צריכה אותו.',
    search: 'חיפוש כתובת',
    all: 'הכול',
    states: { PENDING: 'לא אומת', ACTIVE: 'רשום', UNSUBSCRIBED: 'הוסר מהרשימה' },
    columns: { email: 'אימייל', state: 'סטטוס', since: 'מאז', source: 'מקור' },
    sources: {
      NEWSLETTER_FORM: 'טופס הניוזלטר',
      ACCOUNT: 'חשבון',
      CHECKOUT: 'הזמנה {number}',
    },
    export: 'ייצוא CSV',
    emptyTitle: 'אין עדיין נרשמים',
    emptyText: 'הוסיפו לעמוד את המקטע ״ניוזלטר״, ומבקרים יוכלו להירשם.',
    noneFoundTitle: 'לא נמצא איש',
    noneFoundText: 'נסו חלק מהכתובת, או סטטוס אחר.',
    unsubscribe: 'הסרה מהרשימה',
    unsubscribeNamed: 'הסרת {name} מהרשימה',
    unsubscribeTitle: 'להסיר את {name} מהרשימה?',
    unsubscribeText: 'הניוזלטר לא יישלח עוד לכתובת הזאת. ההוכחה להסכמה נשמרת, עם תאריך הסיום.',
    unsubscribed: '{name} הוסר מהרשימה.',
    delete: 'מחיקה',
    deleteNamed: 'מחיקת {name}',
    deleteTitle: 'למחוק את {name}?',
    deleteText: 'גם ההוכחה להסכמה נמחקת. כדי להפסיק את הניוזלטר, מספיק להסיר מהרשימה.',
    deleted: '{name} נמחק.',
  },
}

export const heNewsletterSettings = {
  newsletterSettings: {
    title: 'ניוזלטר',
    offer: 'להציע את הניוזלטר',
    offerHint: 'בתשלום ובחשבון החברים. מי שמסכים נרשם לרשימה.',
    doubleOptIn: 'לבקש אימות של כתובות',
    doubleOptInHint:
      'הניוזלטר נשלח רק למי שפותח את הקישור שנשלח תחילה (אישור כפול). החוק בארצות רבות מחייב זאת.',
  },
}

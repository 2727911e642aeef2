/** Texte des Bildschirms mit dem, was Besucher dem Shop schreiben. */
export const heContact = {
  contact: {
    title: 'הודעות',
    text: 'מה שמבקרים כותבים בטופסי יצירת הקשר בעמודים שלכם ושואלים על מוצרים. כל הודעה מגיעה גם באימייל.',
    show: 'אילו הודעות',
    all: 'הכול',
    unread: 'לא נקראו',
    emptyTitle: 'אין עדיין הודעות',
    emptyText:
      'מבקרים יכולים לשאול בעמוד של מוצר. הוסיפו לעמוד את המקטע ״טופס יצירת קשר״, והם יוכלו לכתוב לכם גם שם.',
    noneUnreadTitle: 'הכול נקרא',
    noneUnreadText: 'הודעות חדשות מופיעות כאן תחילה.',
    new: 'לא נקראה',
    from: 'הודעה מאת {name}',
    answer: 'תשובה באימייל',
    subject: 'ההודעה שלכם אל {shop}',
    questionSubject: 'השאלה שלכם על {product}',
    markRead: 'סימון כנקראה',
    markUnread: 'סימון כלא נקראה',
    member: 'חבר',
    page: 'נכתבה בעמוד הזה',
    product: 'שאלה על',
    delete: 'מחיקה',
    deleteTitle: 'למחוק את ההודעה מאת ״{name}״?',
    deleteText: 'היא נמחקת לצמיתות, ואי אפשר להשיב אותה.',
    deleted: 'ההודעה מאת ״{name}״ נמחקה.',
  },
}

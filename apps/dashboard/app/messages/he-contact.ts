/** Texte des Bildschirms mit dem, was Besucher dem Shop schreiben. */

export const heContact = {
  contact: {
    title: 'הודעות',
    text: 'מה שמבקרים כותבים בטופסי יצירת הקשר בעמודים שלכם. כל הודעה מגיעה גם באימייל.',
    show: 'אילו הודעות',
    all: 'הכול',
    unread: 'לא נקראו',
    emptyTitle: 'אין עדיין הודעות',
    emptyText: 'הוסיפו לעמוד את המקטע ״טופס יצירת קשר״, ומבקרים יוכלו לכתוב לכם.',
    noneUnreadTitle: 'הכול נקרא',
    noneUnreadText: 'הודעות חדשות מופיעות כאן תחילה.',
    new: 'לא נקראה',
    from: 'הודעה מאת {name}',
    answer: 'תשובה באימייל',
    subject: 'ההודעה שלכם אל {shop}',
    markRead: 'סימון כנקראה',
    markUnread: 'סימון כלא נקראה',
    member: 'חבר',
    page: 'נכתבה בעמוד הזה',
    delete: 'מחיקה',
    deleteTitle: 'למחוק את ההודעה מאת ״{name}״?',
    deleteText: 'היא נמחקת לצמיתות, ואי אפשר להשיב אותה.',
    deleted: 'ההודעה מאת ״{name}״ נמחקה.',
  },
}

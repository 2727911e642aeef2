/** Texte des Bildschirms mit dem, was Besucher dem Shop schreiben. */
export const deContact = {
  contact: {
    title: 'Nachrichten',
    text: 'Was Besucher in die Kontaktformulare Ihrer Seiten schreiben und zu Produkten fragen. Jede Nachricht kommt auch per Mail.',
    show: 'Welche Nachrichten',
    all: 'Alle',
    unread: 'Ungelesen',
    emptyTitle: 'Noch keine Nachrichten',
    emptyText:
      'Besucher können auf der Seite eines Produkts fragen. Fügen Sie einer Seite den Abschnitt „Kontaktformular“ hinzu, dann können sie Ihnen auch dort schreiben.',
    noneUnreadTitle: 'Alles ist gelesen',
    noneUnreadText: 'Neue Nachrichten stehen hier zuerst.',
    new: 'Ungelesen',
    from: 'Nachricht von {name}',
    answer: 'Per Mail antworten',
    subject: 'Ihre Nachricht an {shop}',
    questionSubject: 'Ihre Frage zu {product}',
    markRead: 'Als gelesen markieren',
    markUnread: 'Als ungelesen markieren',
    member: 'Mitglied',
    page: 'Auf dieser Seite geschrieben',
    product: 'Fragt zu',
    delete: 'Löschen',
    deleteTitle: 'Nachricht von „{name}“ löschen?',
    deleteText: 'Sie ist dann endgültig weg und lässt sich nicht zurückholen.',
    deleted: 'Die Nachricht von „{name}“ ist gelöscht.',
  },
}

/** Texte des Bildschirms mit den Abonnenten des Newsletters. */
export const deNewsletter = {
  newsletter: {
    title: 'Newsletter',
    text: 'Wer Ihren Newsletter bestellt und die Adresse bestätigt hat. Die Datei enthält für jeden einen Link zum Abbestellen; das Programm, das Ihren Newsletter versendet, braucht ihn.',
    search: 'Adresse finden',
    all: 'Alle',
    states: { PENDING: 'Nicht bestätigt', ACTIVE: 'Abonniert', UNSUBSCRIBED: 'Abbestellt' },
    columns: { email: 'E-Mail', state: 'Status', since: 'Seit', source: 'Herkunft' },
    sources: {
      NEWSLETTER_FORM: 'Newsletter-Formular',
      ACCOUNT: 'Konto',
      CHECKOUT: 'Bestellung {number}',
    },
    export: 'CSV exportieren',
    emptyTitle: 'Noch keine Abonnenten',
    emptyText:
      'Fügen Sie einer Seite den Abschnitt „Newsletter“ hinzu, dann können Besucher ihn abonnieren.',
    noneFoundTitle: 'Niemand gefunden',
    noneFoundText: 'Versuchen Sie es mit einem Teil der Adresse oder einem anderen Status.',
    unsubscribe: 'Abbestellen',
    unsubscribeNamed: 'Newsletter an {name} abbestellen',
    unsubscribeTitle: 'Newsletter an {name} abbestellen?',
    unsubscribeText:
      'An diese Adresse geht der Newsletter nicht mehr. Der Nachweis der Einwilligung bleibt, mit dem Datum des Endes.',
    unsubscribed: 'Der Newsletter an {name} ist abbestellt.',
    delete: 'Löschen',
    deleteNamed: '{name} löschen',
    deleteTitle: '{name} löschen?',
    deleteText:
      'Der Nachweis der Einwilligung geht damit verloren. Um den Newsletter zu beenden, genügt das Abbestellen.',
    deleted: '{name} ist gelöscht.',
  },
}

export const deNewsletterSettings = {
  newsletterSettings: {
    title: 'Newsletter',
    offer: 'Newsletter anbieten',
    offerHint: 'An der Kasse und im Kundenkonto. Wer einwilligt, ist Abonnent.',
    doubleOptIn: 'Adressen bestätigen lassen',
    doubleOptInHint:
      'Der Newsletter geht nur an Empfänger, die den zuerst gesendeten Link öffnen (Double-Opt-in). In vielen Ländern ist das Pflicht.',
  },
}

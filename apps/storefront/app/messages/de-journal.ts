export const journalDe = {
  article: {
    about: 'Artikel über {tag}',
    description: 'Geschichten und Neuigkeiten von {shop}',
    topics: 'Themen',
    pages: 'Seiten des Journals',
    feed: 'Feed neuer Artikel (Atom)',
    others: 'Weitere Artikel',
    previous: 'Voriger Artikel',
    next: 'Nächster Artikel',
    products: 'In diesem Artikel',
    related: 'Verwandte Artikel',
  },
}

export const journalIt = {
  article: {
    about: 'Articoli su {tag}',
    description: 'Storie e novità da {shop}',
    topics: 'Argomenti',
    pages: 'Pagine del diario',
    feed: 'Feed dei nuovi articoli (Atom)',
    others: 'Altri articoli',
    previous: 'Articolo precedente',
    next: 'Articolo successivo',
    products: 'In questo articolo',
    related: 'Articoli correlati',
  },
}

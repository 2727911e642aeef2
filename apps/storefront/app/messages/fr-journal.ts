export const journalFr = {
  article: {
    about: 'Articles sur {tag}',
    description: 'Récits et nouvelles de {shop}',
    topics: 'Thèmes',
    pages: 'Pages du journal',
    feed: 'Flux des nouveaux articles (Atom)',
    others: 'Autres articles',
    previous: 'Article précédent',
    next: 'Article suivant',
    products: 'Dans cet article',
    related: 'Articles liés',
  },
}

export const journalEs = {
  article: {
    about: 'Artículos sobre {tag}',
    description: 'Historias y novedades de {shop}',
    topics: 'Temas',
    pages: 'Páginas del diario',
    feed: 'Canal de artículos nuevos (Atom)',
    others: 'Otros artículos',
    previous: 'Artículo anterior',
    next: 'Artículo siguiente',
    products: 'En este artículo',
    related: 'Artículos relacionados',
  },
}

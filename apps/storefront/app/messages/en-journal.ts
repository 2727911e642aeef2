/** Messages of the journal and its articles. The other languages have the same keys. */
export const journalEn = {
  article: {
    about: 'Articles about {tag}',
    description: 'Stories and news from {shop}',
    topics: 'Topics',
    pages: 'Pages of the journal',
    feed: 'Feed of new articles (Atom)',
    others: 'Other articles',
    previous: 'Previous article',
    next: 'Next article',
    products: 'In this article',
    related: 'Related articles',
  },
} as const

export const journalHe = {
  article: {
    about: 'כתבות על {tag}',
    description: 'סיפורים וחדשות מ־{shop}',
    topics: 'נושאים',
    pages: 'עמודי היומן',
    feed: 'עדכוני כתבות חדשות (Atom)',
    others: 'כתבות אחרות',
    previous: 'הכתבה הקודמת',
    next: 'הכתבה הבאה',
    products: 'בכתבה הזו',
    related: 'כתבות קשורות',
  },
}

export const journalAr = {
  article: {
    about: 'مقالات عن {tag}',
    description: 'قصص وأخبار من {shop}',
    topics: 'المواضيع',
    pages: 'صفحات المدونة',
    feed: 'موجز المقالات الجديدة (Atom)',
    others: 'مقالات أخرى',
    previous: 'المقال السابق',
    next: 'المقال التالي',
    products: 'في هذا المقال',
    related: 'مقالات ذات صلة',
  },
}

export const journalJa = {
  article: {
    about: '「{tag}」の記事',
    description: '{shop}からの読みものとお知らせ',
    topics: 'トピック',
    pages: 'ジャーナルのページ',
    feed: '新しい記事のフィード（Atom）',
    others: 'ほかの記事',
    previous: '前の記事',
    next: '次の記事',
    products: 'この記事の商品',
    related: '関連する記事',
  },
}
